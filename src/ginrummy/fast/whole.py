"""Compile an entry with all that it calls as one program, as a C compiler would: used by :mod:`ginrummy.fast.warm`
only.

Numba optimizes every function together with all that it calls, then does so again in each function that calls it, and
LLVM puts ever more of them into one another; for kernels as deep as ours that takes minutes. Here only entries are
optimized and turned into machine code; and whoever wrote a kernel said whether it is to be inlined, so LLVM is not
asked. Of what Numba adds (``min`` is a function too) it may inline whatever it likes.

This reaches into Numba, in a process that does nothing else.
"""

from typing import Any

from numba import _dynfunc
from numba.core.codegen import CPUCodeLibrary
from numba.core.cpu import CPUContext

_OURS = "_ZN8ginrummy"
"""What the name of every function of this package begins with, once it is compiled."""


def compile_whole(entries: set[str]) -> None:
    """From now on treat all functions but *entries*, by their names, as parts of those that call them."""
    optimize, finish = CPUCodeLibrary._optimize_final_module, CPUCodeLibrary._finalize_final_module
    executable = CPUContext.get_executable

    def optimize_entry(library: Any) -> None:
        if library.name in entries:
            optimize(library)

    def finish_entry(library: Any) -> None:
        if library.name in entries:
            finish(library)
            return
        for function in library._final_module.functions:
            inlined = b"alwaysinline" in b" ".join(function.attributes)
            if function.name.startswith(_OURS) and not function.is_declaration and not inlined:
                function.add_function_attribute("noinline")
        library._finalized = True

    def executable_entry(context: Any, library: Any, fndesc: Any, env: Any) -> Any:
        if library.name in entries:
            return executable(context, library, fndesc, env)
        return _dynfunc.make_function(fndesc.lookup_module(), fndesc.qualname, "", 0, env, (library,))  # never called

    CPUCodeLibrary._optimize_final_module = optimize_entry
    CPUCodeLibrary._finalize_final_module = finish_entry
    CPUContext.get_executable = executable_entry
