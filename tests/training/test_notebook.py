"""The notebook runs top to bottom, on tiny settings, and shows a curve at its end."""

from pathlib import Path

import pytest

pytest.importorskip("nbclient", reason="nbclient is not installed: make test-train")
pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed: make test-train")

import nbformat
from nbclient import NotebookClient

TOUR = Path(__file__).parents[2] / "examples" / "tour.ipynb"

# Jupyter is not as tidy as our tests are.
pytestmark = pytest.mark.filterwarnings("ignore")


def test_it_runs_top_to_bottom(monkeypatch, tmp_path):
    monkeypatch.setenv("GINRUMMY_TINY", "1")
    # Whatever somebody keeps for Jupyter at home stays out of it.
    for place in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR", "TMPDIR"):
        (tmp_path / place).mkdir()
        monkeypatch.setenv(place, str(tmp_path / place))
    book = nbformat.read(TOUR, as_version=4)
    NotebookClient(book, timeout=600, kernel_name="python3").execute()
    cells = [cell for cell in book.cells if cell.cell_type == "code"]
    assert all(cell.execution_count for cell in cells)
    shown = [output.get("data", {}) for cell in cells for output in cell.outputs]
    (curve,) = (data["image/svg+xml"] for data in shown if "image/svg+xml" in data)
    assert curve.count("<polyline") == 3
    said = "".join(output.get("text", "") for cell in cells for output in cell.outputs)
    assert "sound against greedy" in said
    assert "nothing found" in said


def test_what_it_shows_is_of_a_whole_run():
    """Whoever only reads it sees what a run gives: every cell ran, once, in order, without an error."""
    cells = [cell for cell in nbformat.read(TOUR, as_version=4).cells if cell.cell_type == "code"]
    assert [cell.execution_count for cell in cells] == list(range(1, len(cells) + 1))
    assert not [output for cell in cells for output in cell.outputs if output.output_type in ("error", "stderr")]
