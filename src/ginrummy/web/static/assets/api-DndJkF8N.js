var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible,d=()=>{};function f(e){return typeof e?.then==`function`}function p(e){return e()}function m(e){for(var t=0;t<e.length;t++)e[t]()}function h(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function g(e,t,n=!1){return e===void 0?n?t():t:e}function _(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var v=1<<24,y=1024,b=2048,x=4096,S=8192,ee=16384,te=32768,ne=1<<25,re=65536,ie=1<<18,ae=1<<19,oe=1<<20,se=1<<25,ce=1<<21,le=1<<22,ue=1<<23,de=Symbol(`$state`),fe=Symbol(`component`),pe=Symbol(`legacy props`),me=Symbol(``),he=Symbol(`attributes`),ge=Symbol(`class`),_e=Symbol(`style`),ve=Symbol(`text`),ye=Symbol(`form reset`),be=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},xe=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),Se={},C=Symbol(`uninitialized`),Ce=`http://www.w3.org/1999/xhtml`;function we(){console.warn(`https://svelte.dev/e/derived_inert`)}function Te(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Ee(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function De(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var w=!1;function Oe(e){w=e}var T;function E(e){if(e===null)throw Te(),Se;return T=e}function ke(){return E(I(T))}function Ae(e){if(w){if(I(T)!==null)throw Te(),Se;T=e}}function je(e=1){if(w){for(var t=e,n=T;t--;)n=I(n);T=n}}function Me(e=!0){for(var t=0,n=T;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=I(n);e&&n.remove(),n=i}}function Ne(e){if(!e||e.nodeType!==8)throw Te(),Se;return e.data}function Pe(e){return e===this.v}function Fe(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Ie(e){return!Fe(e,this.v)}function Le(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Re(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function ze(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Be(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Ve(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function He(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Ue(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function We(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ge(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Ke(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function qe(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Je(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var Ye=!1;function Xe(){Ye=!0}var D=null;function Ze(e){D=e}function Qe(e,t=!1,n){D={p:D,i:!1,c:null,e:null,s:e,x:null,r:W,l:Ye&&!t?{s:null,u:null,$:[]}:null}}function $e(e){var t=D,n=t.e;if(n!==null){t.e=null;for(var r of n)En(r)}return e!==void 0&&(t.x=e),t.i=!0,D=t.p,et(e)}function et(e={}){return i(e,fe,{value:!0}),e}function tt(){return!Ye||D!==null&&D.l===null}var nt=[];function rt(){var e=nt;nt=[],m(e)}function O(e){if(nt.length===0&&!jt){var t=nt;queueMicrotask(()=>{t===nt&&rt()})}nt.push(e)}function it(){for(;nt.length>0;)rt()}var at=~(b|x|y);function k(e,t){e.f=e.f&at|t}function ot(e){e.f&512||e.deps===null?k(e,y):k(e,x)}function st(e,t){e.f&2048?t.set(e,b):e.f&4096&&t.get(e)!==2048&&t.set(e,x),k(e,y)}function ct(e){w&&F(e)!==null&&gn(e)}var lt=!1;function ut(){lt||(lt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ye]?.()})},{capture:!0}))}function dt(e,t,n,r=!0){r&&n();for(var i of t)e.addEventListener(i,n);wn(()=>{for(var r of t)e.removeEventListener(r,n)})}function ft(e){var t=V,n=W;U(null),G(null);try{return e()}finally{U(t),G(n)}}function pt(e,t,n,r=n){e.addEventListener(t,()=>ft(n));let i=e[ye];e[ye]=i?()=>{i(),r(!0)}:()=>r(!0),ut()}function mt(e,t,n,r){let i=tt()?vt:St;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=W,c=ht(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){L(e,s)}gt()}}var d=_t();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>bt(e))).then(u).catch(e=>L(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),gt())}):f()}function ht(){var e=W,t=V,n=D,r=A;return function(i=!0){G(e),U(t),Ze(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function gt(e=!0){G(null),U(null),Ze(null),e&&A?.deactivate()}function _t(){var e=W,t=e.b,n=A,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function vt(e){var t=2|b;return W!==null&&(W.f|=ae),{ctx:D,deps:null,effects:null,equals:Pe,f:t,fn:e,reactions:null,rv:0,v:C,wv:0,parent:W,ac:null}}var yt=Symbol(`obsolete`);function bt(e,t,n){let r=W;r===null&&Re();var i=void 0,a=qt(C),o=!V,s=new Set;return jn(()=>{var t=W,n=h();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==be&&n.reject(e)}).finally(gt)}catch(e){n.reject(e),gt()}var c=A;if(o){if(t.f&32768)var l=_t();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(yt);else for(let e of s.values())e.reject(yt);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==yt&&(c.activate(),t?(a.f|=ue,N(a,t)):(a.f&8388608&&(a.f^=ue),N(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),wn(()=>{for(let e of s)e.reject(yt)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function xt(e){let t=vt(e);return Xn(t),t}function St(e){let t=vt(e);return t.equals=Ie,t}function Ct(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)B(t[n])}}function wt(e){var t,n=W,r=e.parent;if(!Jn&&r!==null&&e.v!==C&&r.f&24576)return we(),e.v;G(r);try{Ct(e),t=ar(e)}finally{G(n)}return t}function Tt(e){var t=wt(e);!e.equals(t)&&(e.wv=nr(),(!A?.is_fork||e.deps===null)&&(A===null?e.v=t:(A.capture(e,t,!0),kt?.capture(e,t,!0)),e.deps===null))?k(e,y):Jn||(j===null?ot(e):(Cn()||A?.is_fork)&&j.set(e,t))}function Et(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&ft(()=>{t.ac.abort(be),t.ac=null}),t.fn!==null&&(t.teardown=d),cr(t,0),Rn(t))}function Dt(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&lr(t)}var Ot=null,A=null,kt=null,j=null,At=null,jt=!1,Mt=!1,Nt=null,Pt=null,Ft=0,It=1,Lt=class e{id=It++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){Ot===null?Ot=this:(Ot.next=this,this.prev=Ot),Ot=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)k(r,b),t(r);for(r of n.m)k(r,x),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=y}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)k(e,t),this.schedule(e);this.apply();for(var t=Nt=[],n=[],r=Pt=[];this.#a.length>0;){Ft++>1e3&&(this.#b(),zt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Wt(e),this.#d()||this.discard(),t}}if(A=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Nt=null,Pt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Ut(e,t);r.length>0&&A.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),kt=this,Vt(n),Vt(t),kt=null,this.#i?.resolve();var o=A;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(M.clear(),o.#m())}}#h(e,t,n){e.f^=y;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=y:i&4?t.push(r):rr(r)&&(i&16&&this.add_dirty_reaction(r,x),lr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),k(i,b),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),A=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)st(e[t],this.#s)}capture(e,t,n=!1){e.v!==C&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),j?.set(e,t)),this.is_fork||(e.v=t)}activate(){A=this}deactivate(){A=null,j=null}flush(){try{Mt=!0,A=this,this.#m()}finally{Ft=0,At=null,Nt=null,Pt=null,Mt=!1,A=null,j=null,M.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(yt);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,O(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=h()).promise}static ensure(){if(A===null){let t=A=new e;!Mt&&!jt&&O(()=>{t.started||t.flush()})}return A}apply(){j=null}schedule(e){At=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?Ot=e:t.prev=e,this.linked=!1}}};function Rt(e){var t=jt,n=kt;kt=null,jt=!0;try{var r;for(e&&(Rt(),r=e());;){if(it(),A===null)return r;A.flush()}}finally{jt=t,kt=n}}function zt(){try{Ue()}catch(e){L(e,At)}}var Bt=null;function Vt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&rr(r)&&(Bt=new Set,lr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Vn(r),Bt?.size>0)){M.clear();for(let e of Bt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Bt.has(n)&&(Bt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||lr(n)}}Bt.clear()}}Bt=null}}function Ht(e){A.schedule(e)}function Ut(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),k(e,y);for(var n=e.first;n!==null;)Ut(n,t),n=n.next}}function Wt(e){k(e,y);for(var t=e.first;t!==null;)Wt(t),t=t.next}var Gt=new Set,M=new Map,Kt=!1;function qt(e,t){return{f:0,v:e,reactions:null,equals:Pe,rv:0,wv:0}}function Jt(e,t){let n=qt(e,t);return Xn(n),n}function Yt(e,t=!1,n=!0){let r=qt(e);return t||(r.equals=Ie),Ye&&n&&D!==null&&D.l!==null&&(D.l.s??=[]).push(r),r}function Xt(e,t,n=!1){return V!==null&&(!H||V.f&131072)&&tt()&&V.f&4325394&&(K===null||!K.has(e))&&qe(),N(e,n?nn(t):t,Pt)}var Zt=null,Qt=0;function N(e,t,n=null){if(!e.equals(t)){Jn?M.set(e,t):M.has(e)||M.set(e,e.v);var r=Lt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&wt(t),j===null&&ot(t)}e.wv=nr(),Zt=null,Qt=0,tn(e,b,n),Zt=null,tt()&&W!==null&&W.f&1024&&!(W.f&96)&&(Y===null?Zn([e]):Y.push(e)),!r.is_fork&&Gt.size>0&&!Kt&&$t()}return t}function $t(){Kt=!1;for(let e of Gt){e.f&1024&&k(e,x);let t;try{t=rr(e)}catch{t=!0}t&&lr(e)}Gt.clear()}function en(e){Xt(e,e.v+1)}function tn(e,t,n){var r=e.reactions;if(r!==null){var i=tt(),a=r.length;if(Qt+=a,Qt>1e5&&Zt===null&&(Zt=new Set),Zt!==null){if(Zt.has(e))return;Zt.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==W){var l=(c&b)===0;if(l&&k(s,t),c&131072)Gt.add(s);else if(c&2){var u=s;j?.delete(u),tn(u,x,n)}else if(l){var d=s;c&16&&Bt!==null&&Bt.add(d),n===null?Ht(d):n.push(d)}}}}}function nn(t){if(typeof t!=`object`||!t||de in t||fe in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=Jt(0),u=null,d=er,f=e=>{if(er===d)return e();var t=V,n=er;U(null),tr(d);var r=e();return U(t),tr(n),r};return i&&r.set(`length`,Jt(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||Ge();var i=r.get(t);return i===void 0?f(()=>{var e=Jt(n.value,u);return r.set(t,e),e}):Xt(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>Jt(C,u));r.set(t,e),en(o)}}else Xt(n,C),en(o);return!0},get(e,n,i){if(n===de)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>Jt(nn(s?e[n]:C),u)),r.set(n,o)),o!==void 0){var c=X(o);return c===C?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=X(i);if(a===C)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===de)return!0;var n=r.get(t),i=n!==void 0&&n.v!==C||Reflect.has(e,t);return(n!==void 0||(W!==null||V!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>Jt(i?nn(e[t]):C,u)),r.set(t,n)),X(n)===C)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>Jt(C,u)),r.set(d+``,p)):Xt(p,C)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>Jt(void 0,u)),Xt(c,nn(n)),r.set(t,c));else{l=c.v!==C;var m=f(()=>nn(n));Xt(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&Xt(g,_+1)}en(o)}return!0},ownKeys(e){X(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==C});for(var[n,i]of r)i.v!==C&&!(n in e)&&t.push(n);return t},setPrototypeOf(){Ke()}})}function rn(e){try{if(typeof e==`object`&&e&&de in e)return e[de]}catch{}return e}function an(e,t){return Object.is(rn(e),rn(t))}var on,sn,cn,ln,un;function dn(){if(on===void 0){on=window,sn=document,cn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;ln=a(t,`firstChild`).get,un=a(t,`nextSibling`).get,u(e)&&(e[ge]=void 0,e[he]=null,e[_e]=void 0,e.__e=void 0),u(n)&&(n[ve]=void 0)}}function P(e=``){return document.createTextNode(e)}function F(e){return ln.call(e)}function I(e){return un.call(e)}function fn(e,t){if(!w)return F(e);var n=F(T);if(n===null)n=T.appendChild(P());else if(t&&n.nodeType!==3){var r=P();return n?.before(r),E(r),r}return t&&yn(n),E(n),n}function pn(e,t=!1){if(!w){var n=F(e);return n instanceof Comment&&n.data===``?I(n):n}if(t){if(T?.nodeType!==3){var r=P();return T?.before(r),E(r),r}yn(T)}return T}function mn(e,t=!1){if(!w)return F(e);var n=fn(e,t);return Ae(e),n}function hn(e,t=1,n=!1){let r=w?T:e;for(var i;t--;)i=r,r=I(r);if(!w)return r;if(n){if(r?.nodeType!==3){var a=P();return r===null?i?.after(a):r.before(a),E(a),a}yn(r)}return E(r),r}function gn(e){e.textContent=``}function _n(){return!1}function vn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function yn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function bn(e){var t=W;if(t===null)return V.f|=ue,e;if(!(t.f&32768)&&!(t.f&4))throw e;L(e,t)}function L(e,t){if(e===Se)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function xn(e){W===null&&(V===null&&He(e),Ve()),Jn&&Be(e)}function Sn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function R(e,t){var n=W;n!==null&&n.f&8192&&(e|=S);var r={ctx:D,deps:null,nodes:null,f:e|b|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};A?.register_created_effect(r);var i=r;if(e&4)Nt===null?Lt.ensure().schedule(r):Nt.push(r);else if(t!==null){try{lr(r)}catch(e){throw B(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=re))}if(i!==null&&(i.parent=n,n!==null&&Sn(i,n),V!==null&&V.f&2&&!(e&64))){var a=V;(a.effects??=[]).push(i)}return r}function Cn(){return V!==null&&!H}function wn(e){let t=R(8,null);return k(t,y),t.teardown=e,t}function Tn(e){xn(`$effect`);var t=W.f;if(!V&&t&32&&D!==null&&!D.i){var n=D;(n.e??=[]).push(e)}else return En(e)}function En(e){return R(4|oe,e)}function Dn(e){return xn(`$effect.pre`),R(8|oe,e)}function On(e){Lt.ensure();let t=R(64|ae,e);return()=>{B(t)}}function kn(e){Lt.ensure();let t=R(64|ae,e);return(e={})=>new Promise(n=>{e.outro?Hn(t,()=>{B(t),n(void 0)}):(B(t),n(void 0))})}function An(e){return R(4,e)}function jn(e){return R(le|ae,e)}function Mn(e,t=0){return R(8|t,e)}function Nn(e,t=[],n=[],r=[]){mt(r,t,n,t=>{R(8,()=>{e(...t.map(X))})})}function Pn(e,t=[],n=[],r=[]){mt(r,t,n,t=>{R(4,()=>e(...t.map(X)))})}function Fn(e,t=0){return R(16|t,e)}function In(e,t=0){return R(v|t,e)}function z(e){return R(32|ae,e)}function Ln(e){var t=e.teardown;if(t!==null){let n=Jn,r=V;Yn(!0),U(null);try{t.call(null)}catch(t){L(t,e.parent)}finally{Yn(n),U(r)}}}function Rn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&ft(()=>{e.abort(be)});var r=n.next;n.f&64?n.parent=null:B(n,t),n=r}}function zn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||B(t),t=n}}function B(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Bn(e.nodes.start,e.nodes.end),n=!0),e.f|=ne,Rn(e,t&&!n),cr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Ln(e),e.f^=ne,e.f|=ee;var i=e.parent;i!==null&&i.first!==null&&Vn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Bn(e,t){for(;e!==null;){var n=e===t?null:I(e);e.remove(),e=n}}function Vn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Hn(e,t,n=!0){var r=[];e.f|=256,Un(e,r,!0);var i=()=>{n&&B(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Un(e,t,n){if(!(e.f&8192)){e.f^=S;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Un(i,t,o?n:!1)}i=a}}}function Wn(e){e.f&=-257,Gn(e,!0)}function Gn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=S,e.f&1024||(k(e,b),Lt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);Gn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Kn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:I(n);t.append(n),n=i}}var qn=null,Jn=!1;function Yn(e){Jn=e}var V=null,H=!1;function U(e){V=e}var W=null;function G(e){W=e}var K=null;function Xn(e){V!==null&&(V.f&2097152||V.f&2)&&(K??=new Set).add(e)}var q=null,J=0,Y=null;function Zn(e){Y=e}var Qn=1,$n=0,er=$n;function tr(e){er=e}function nr(){return++Qn}function rr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(rr(a)&&Tt(a),a.wv>e.wv)return!0}t&512&&j===null&&k(e,y)}return!1}function ir(e,t,n=!0){var r=e.reactions;if(r!==null&&!(K!==null&&K.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?ir(a,t,!1):t===a&&(n?k(a,b):a.f&1024&&k(a,x),Ht(a))}}function ar(e){var t=q,n=J,r=Y,i=V,a=K,o=D,s=H,c=er,l=e.f;q=null,J=0,Y=null,V=l&96?null:e,K=null,Ze(e.ctx),H=!1,er=++$n,e.ac!==null&&(ft(()=>{e.ac.abort(be)}),e.ac=null);try{e.f|=ce;var u=e.fn,d=u();e.f|=te;var f=or(e);if(tt()&&Y!==null&&!H&&f!==null&&!(e.f&6146))for(var p=0;p<Y.length;p++)ir(Y[p],e);if(i!==null&&i!==e){if($n++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=$n;if(t!==null)for(let e of t)e.rv=$n;Y!==null&&(r===null?r=Y:r.push(...Y))}return e.f&8388608&&(e.f^=ue),d}catch(t){return or(e),bn(t)}finally{e.f^=ce,q=t,J=n,Y=r,V=i,K=a,Ze(o),H=s,er=c}}function or(e){var t=e.deps,n=A?.is_fork;if(q!==null){var r;if(n||cr(e,J),t!==null&&J>0)for(t.length=J+q.length,r=0;r<q.length;r++)t[J+r]=q[r];else e.deps=t=q;if(Cn()&&e.f&512)for(r=J;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&J<t.length&&(cr(e,J),t.length=J);return t}function sr(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(q===null||!n.call(q,r))){var s=r;s.f&512&&(s.f^=512),s.v!==C&&ot(s),s.ac!==null&&ft(()=>{s.ac.abort(be),s.ac=null,k(s,b)}),Et(s),cr(s,0)}}function cr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)sr(e,n[r])}function lr(e){var t=e.f;if(!(t&16384)){k(e,y);var n=W;W=e;try{t&16777232?zn(e):Rn(e),Ln(e);var r=ar(e);e.teardown=typeof r==`function`?r:null,e.wv=Qn}finally{W=n}}}async function ur(){await Promise.resolve(),Rt()}function X(e){var t=!!(e.f&2);if(qn?.add(e),V!==null&&!H&&!(W!==null&&W.f&16384)&&(K===null||!K.has(e))){var r=V.deps;if(V.f&2097152)e.rv<$n&&(e.rv=$n,q===null&&r!==null&&r[J]===e?J++:q===null?q=[e]:q.push(e));else{V.deps??=[],n.call(V.deps,e)||V.deps.push(e);var i=e.reactions;i===null?e.reactions=[V]:n.call(i,V)||i.push(V)}}if(Jn&&M.has(e))return M.get(e);if(t){var a=e;if(Jn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||fr(a))&&(o=wt(a)),M.set(a,o),o}var s=!(a.f&512)&&!H&&V!==null&&!!(V.f&512),c=(a.f&te)===0;rr(a)&&(s&&(a.f|=512),Tt(a)),s&&!c&&(Dt(a),dr(a))}if(j?.has(e))return j.get(e);if(e.f&8388608)throw e.v;return e.v}function dr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(Dt(r),dr(r))}}function fr(e){if(e.v===C)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(M.has(t)||t.f&2&&fr(t))return!0;return!1}function Z(e){var t=H;try{return H=!0,e()}finally{H=t}}function pr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(de in e)mr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&de in n&&mr(n)}}}function mr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{mr(e[n],t)}catch{}let n=l(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=o(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var hr=[`touchstart`,`touchmove`];function gr(e){return hr.includes(e)}var _r=Symbol(`events`),vr=new Set,yr=new Set;function br(e,t,n,r={}){function i(e){if(r.capture||Er.call(t,e),!e.cancelBubble)return ft(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,O(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function xr(e,t,n,r,i){var a={capture:r,passive:i},o=br(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&wn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function Sr(e,t,n){(t[_r]??={})[e]=n}function Cr(e){for(var t=0;t<e.length;t++)vr.add(e[t]);for(var n of yr)n(e)}var wr=null,Tr=!1;function Er(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;wr=e,Tr||(Tr=!0,setTimeout(()=>{Tr=!1,wr=null}));var s=0,c=wr===e&&e[_r];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[_r]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=V,f=W;U(null),G(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[_r]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[_r]=t,delete e.currentTarget,U(d),G(f)}}}var Dr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Or(e){return Dr?.createHTML(e)??e}function kr(e){var t=vn(`template`);return t.innerHTML=Or(e.replaceAll(`<!>`,`<!---->`)),t.content}function Q(e,t){var n=W;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function Ar(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(w)return Q(T,null),T;i===void 0&&(i=kr(a?e:`<!>`+e),n||(i=F(i)));var t=r||cn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=F(t),s=t.lastChild;Q(o,s)}else Q(t,t);return t}}function jr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(w)return Q(T,null),T;if(!o){var e=F(kr(a));if(i)for(o=document.createDocumentFragment();F(e);)o.appendChild(F(e));else o=F(e)}var t=o.cloneNode(!0);if(i){var n=F(t),r=t.lastChild;Q(n,r)}else Q(t,t);return t}}function Mr(e,t){return jr(e,t,`svg`)}function Nr(e=``){if(!w){var t=P(e+``);return Q(t,t),t}var n=T;return n.nodeType===3?yn(n):(n.before(n=P()),E(n)),Q(n,n),n}function Pr(){if(w)return Q(T,null),T;var e=document.createDocumentFragment(),t=document.createComment(``),n=P();return e.append(t,n),Q(t,n),e}function Fr(e,t){if(w){var n=W;n.f&32768&&n.nodes.end!==null||(n.nodes.end=T),ke()}else e!==null&&e.before(t)}function Ir(){if(w&&T&&T.nodeType===8&&T.textContent?.startsWith(`$`)){let e=T.textContent.substring(1);return ke(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function Lr(e){let t=0,n=qt(0),r;return()=>{Cn()&&(X(n),Mn(()=>(t===0&&(r=Z(()=>e(()=>en(n)))),t+=1,()=>{O(()=>{--t,t===0&&(r?.(),r=void 0,en(n))})})))}}var Rr=re|ae;function zr(e,t,n,r){new Br(e,t,n,r)}var Br=class{parent;is_pending=!1;transform_error;#e;#t=w?T:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Lr(()=>(this.#p=qt(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=W;t.b=this,t.f|=128,n(e)},this.parent=W.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Fn(()=>{if(w){let e=Ne(this.#t);ke();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Rr),w&&(this.#e=T)}#h(){try{this.#a=z(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);O(r),t&&(this.#s=z(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?De():(t=!0,n&&Je(),this.#s!==null&&Hn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){L(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(ee|ne))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=z(()=>e(this.#e)),O(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=P(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return z(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){L(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(A)):this.#u===0&&(this.#e.before(e),this.#c=null,Hn(this.#o,()=>{this.#o=null}),this.#x(A))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=z(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Kn(this.#a,e);let t=this.#n.pending;this.#o=z(()=>t(this.#e))}else this.#x(A)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){st(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=W,n=V,r=D;G(this.#i),U(this.#i),Ze(this.#i.ctx);try{return Lt.ensure(),e()}finally{G(t),U(n),Ze(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Hn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!this.#p||this.#d||(this.#d=!0,O(()=>{this.#d=!1,this.#p&&N(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),X(this.#p)}error(e){if(e===Se||!this.#n.onerror&&!this.#n.failed)throw e;A?.is_fork?(this.#a&&A.skip_effect(this.#a),this.#o&&A.skip_effect(this.#o),this.#s&&A.skip_effect(this.#s),A.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(B(this.#a),null),this.#o&&=(B(this.#o),null),this.#s&&=(B(this.#s),null),w&&(E(this.#t),je(),E(Me()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return z(()=>{var r=W;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return L(e,this.#i.parent),null}}))};O(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){L(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>L(e,this.#i&&this.#i.parent)):n(t)}})}};function Vr(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[ve]??=e.nodeValue)&&(e[ve]=n,e.nodeValue=`${n}`)}function Hr(e,t){return Wr(e,t)}var Ur=new Map;function Wr(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){dn();var l=void 0,u=kn(()=>{var s=n??t.appendChild(P());zr(s,{pending:()=>{}},t=>{Qe({});var n=D;if(o&&(n.c=o),a&&(i.$$events=a),w&&Q(t,null),l=e(t,i)||et(),w&&(W.nodes.end=T,T===null||T.nodeType!==8||T.data!==`]`))throw Te(),Se;$e()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=gr(r);for(let e of[t,document]){var a=Ur.get(e);a===void 0&&(a=new Map,Ur.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Er,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(vr)),yr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=Ur.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Er),r.delete(e),r.size===0&&Ur.delete(n)):r.set(e,i)}yr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return Gr.set(l,u),l}var Gr=new WeakMap,Kr=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Wn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Wn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(B(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Kn(r,t),t.append(P()),this.#n.set(e,{effect:r,fragment:t})}else B(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Hn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(B(n.effect),this.#n.delete(e))};ensure(e,t){var n=A,r=_n();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=P();i.append(a),this.#n.set(e,{effect:z(()=>t(a)),fragment:i})}else this.#t.set(e,z(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else w&&(this.anchor=T),this.#a(n)}},qr=0,Jr=1,Yr=2;function Xr(e,t,n,r,i){w&&ke();var a=tt(),o=C,s=a?qt(o):Yt(o,!1,!1),c=a?qt(o):Yt(o,!1,!1),l=new Kr(e);Fn(()=>{var a=A,o=t(),u=!1;let d=w&&f(o)===(e.data===`[!`);if(d&&(E(Me()),Oe(!1)),f(o)){var p=ht(),m=!1;let e=e=>{if(!u){m=!0,p(!1),A===a&&a.deactivate(),Lt.ensure();try{e()}finally{gt(!1),jt||Rt()}}};o.then(t=>{e(()=>{N(s,t),l.ensure(Jr,r&&(e=>r(e,s)))})},t=>{e(()=>{if(N(c,t),l.ensure(Yr,i&&(e=>i(e,c))),!i)throw c.v})}),w?l.ensure(qr,n):O(()=>{m||e(()=>{l.ensure(qr,n)})})}else N(s,o),l.ensure(Jr,r&&(e=>r(e,s)));return d&&Oe(!0),()=>{u=!0}})}function Zr(e,t,n=!1){var r;w&&(r=T,ke());var i=new Kr(e),a=n?re:0;function o(e,t){if(w){var n=Ne(r);if(e!==parseInt(n.substring(1))){var a=Me();E(a),i.anchor=a,Oe(!1),i.ensure(e,t),Oe(!0);return}}i.ensure(e,t)}Fn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}function Qr(e,t){return t}function $r(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Hn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;ei(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;gn(d),d.append(u),e.items.clear()}ei(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function ei(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=se,Kn(a,document.createDocumentFragment())):B(t[i],n)}}var ti;function ni(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=w?E(F(u)):u.appendChild(P())}w&&ke();var d=null,f=St(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=X(f);_.fallback=d,ii(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=se,oi(d,null,c)):Wn(d):Hn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Fn(()=>{var e=X(f),t=e.length;let r=!1;w&&Ne(c)===`[!`!=(t===0)&&(c=Me(),E(c),Oe(!1),r=!0);for(var u=new Set,_=A,v=_n(),y=0;y<t;y+=1){w&&T.nodeType===8&&T.data===`]`&&(c=T,r=!0,Oe(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&N(S.v,b),S.i&&N(S.i,y),v&&_.unskip_effect(S.e)):(S=ai(l,m?c:ti??=P(),b,x,y,o,n,i),m||(S.e.f|=se),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=z(()=>s(c)):(d=z(()=>s(ti??=P())),d.f|=se)),t>u.size&&ze(``,``,``),w&&t>0&&E(Me()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&Oe(!0),X(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,w&&(c=T)}function ri(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function ii(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=ri(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Wn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=se,_===l)oi(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),si(e,d,_),si(e,_,y),oi(_,y,n),d=_,p=[],m=[],l=ri(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)oi(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);si(e,S.prev,ee.next),si(e,d,S),si(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),oi(_,l,n),si(e,_.prev,_.next),si(e,_,d===null?e.effect.first:d.next),si(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=ri(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=ri(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(ei(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var te=[];if(u!==void 0)for(_ of u)_.f&8192||te.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&te.push(l),l=ri(l.next);var ne=te.length;if(ne>0){var re=i&4&&s===0?n:null;if(o){for(v=0;v<ne;v+=1)te[v].nodes?.a?.measure();for(v=0;v<ne;v+=1)te[v].nodes?.a?.fix()}$r(e,te,re)}}o&&O(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function ai(e,t,n,r,i,a,o,s){var c=o&1?o&16?qt(n):Yt(n,!1,!1):null,l=o&2?qt(i):null;return{v:c,i:l,e:z(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function oi(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=I(r);if(a.before(r),r===i)return;r=o}}function si(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function ci(e,t,...n){var r=new Kr(e);Fn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},re)}function li(e,t){let n=null,r=w;var i;if(w){n=T;for(var a=F(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=I(a);if(a===null)Oe(!1);else{var o=I(a);a.remove(),E(o)}}w||(i=document.head.appendChild(P()));try{Fn(()=>{var e=z(()=>t(i));e.f|=ie,w||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(Oe(!0),E(n))}}function ui(e,t){var n=void 0,r;In(()=>{n!==(n=t())&&(r&&=(B(r),null),n&&(r=z(()=>{An(()=>n(e))})))})}function di(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=di(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function fi(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=di(e))&&(r&&(r+=` `),r+=t);return r}function pi(e){return typeof e==`object`?fi(e):e??``}var mi=[...` 	
\r\f\xA0\v﻿`];function hi(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||mi.includes(r[o-1]))&&(s===r.length||mi.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function gi(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function _i(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function vi(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(_i)),i&&c.push(...Object.keys(i).map(_i));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=_i(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=gi(r)),i&&(n+=gi(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function yi(e,t,n,r,i,a){var o=e[ge];if(w||o!==n||o===void 0){var s=hi(n,r,a);w&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[ge]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function bi(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function xi(e,t,n,r){var i=e[_e];if(w||i!==t){var a=vi(t,r);w&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[_e]=t}else r&&(Array.isArray(r)?(bi(e,n?.[0],r[0]),bi(e,n?.[1],r[1],`important`)):bi(e,n,r));return r}function Si(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Ci(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=Di(c);Si(c,i?a.includes(l):an(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function wi(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return Ee();for(var i of t.options)i.selected=n.includes(Di(i))}else{for(i of t.options)if(an(Di(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function Ti(e){var t=new MutationObserver(t=>{t.every(Oi)||(`__defaultValue`in e&&Ci(e,!1),`__value`in e&&wi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),wn(()=>{t.disconnect()})}function Ei(e,t,n=t){var r=new WeakSet,i=!0;pt(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Di);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Di(o)}n(a),e.__value=a,A!==null&&r.add(A)}),An(()=>{var a=t();if(e===document.activeElement){var o=A;if(r.has(o))return}if(wi(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Di(s),n(a))}e.__value=a,i=!1})}function Di(e){return`__value`in e?e.__value:e.value}function Oi(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var ki=Symbol(`is custom element`),Ai=Symbol(`is html`),ji=xe?`link`:`LINK`,Mi=xe?`progress`:`PROGRESS`;function Ni(e){if(w){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;Ii(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;Ii(e,`checked`,null),e.checked=r}}};e[ye]=n,O(n),ut()}}function Pi(e,t){var n=Li(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===Mi)&&(e.value=t??``)}function Fi(e,t){var n=Li(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function Ii(e,t,n,r){var i=Li(e);if(!(w&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===ji))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[me]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&zi(e).has(t)?e[t]=n:(!w||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function Li(e){return e[he]??={[ki]:e.nodeName.includes(`-`),[Ai]:e.namespaceURI===Ce}}var Ri=new Map;function zi(e){var t=e.getAttribute(`is`)||e.nodeName,n=Ri.get(t);if(n)return n;Ri.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function Bi(e,t,n=t){var r=new WeakSet;pt(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=Gi(e)?Ki(a):a,n(a),A!==null&&r.add(A),await ur(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(w&&e.defaultValue!==e.value||Z(t)==null&&e.value)&&(n(Gi(e)?Ki(e.value):e.value),A!==null&&r.add(A)),Mn(()=>{var n=t();if(e===document.activeElement){var i=A;if(r.has(i))return}Gi(e)&&n===Ki(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var Vi=new Set;function Hi(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),pt(n,`change`,()=>{var e=n.__value;a&&(e=Wi(o,e,n.checked)),i(e)},()=>i(a?[]:null)),Mn(()=>{var e=r();w&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=an(n.__value,e)}),wn(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),Vi.has(o)||(Vi.add(o),O(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),Vi.delete(o)})),O(()=>{if(s){var e=a?Wi(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function Ui(e,t,n=t){pt(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(w&&e.defaultChecked!==e.checked||Z(t)==null)&&n(e.checked),Mn(()=>{e.checked=!!t()})}function Wi(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function Gi(e){var t=e.type;return t===`number`||t===`range`}function Ki(e){return e===``?null:+e}var qi=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function Ji(e,t,n){var r=qi.observe(e,()=>n(e[t]));An(()=>(Z(()=>n(e[t])),r))}function Yi(e,t){return e===t||e?.[de]===t}function Xi(e=et(),t,n,r){var i=D.r,a=W;return An(()=>{var o,s;return Mn(()=>{o=s,s=r?.()||[],Z(()=>{Yi(n(...s),e)||(t(e,...s),o&&Yi(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&Yi(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function Zi(e,t){dt(window,[`resize`],()=>ft(()=>t(window[e])))}function Qi(e=!1){let t=D,n=t.l.u;if(!n)return;let r=()=>pr(t.s);if(e){let e=0,n={},i=vt(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>X(i)}n.b.length&&Dn(()=>{$i(t,r),m(n.b)}),Tn(()=>{let e=Z(()=>n.m.map(p));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&Tn(()=>{$i(t,r),m(n.a)})}function $i(e,t){if(e.l.s)for(let t of e.l.s)X(t);t()}var ea=!1;function ta(e){var t=ea;try{return ea=!1,[e(),ea]}finally{ea=t}}function na(e,t,n,r){var i=!Ye||!!(n&2),o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=vt(r),X(u)):(l&&(l=!1,c=s?Z(r):r),c);let f;if(o){var p=de in e||pe in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=ta(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&We(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?vt:St)(()=>(v=!1,g()));o&&X(y);var b=W;return(function(e,t){if(arguments.length>0){let n=t?X(y):i&&o?nn(e):e;return Xt(y,n),v=!0,c!==void 0&&(c=n),e}return Jn&&v||b.f&16384?y.v:X(y)})}function ra(e){D===null&&Le(`onMount`),Ye&&D.l!==null?aa(D).m.push(e):Tn(()=>{let t=Z(e);if(typeof t==`function`)return t})}function ia(e){D===null&&Le(`onDestroy`),ra(()=>()=>Z(e))}function aa(e){var t=e.l;return t.u??={a:[],b:[],m:[]}}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var oa=`# The browser page. What the server says comes in words of its own; these are the page's.

page-title = Gin rummy
page-title-your-turn = ● Your turn – Gin rummy
page-title-turn = { $who } to move – Gin rummy
page-tagline = Ten cards, one rule of thumb: gather melds, shed the rest, and know when to knock.
page-you = You
page-guest = Guest
page-loading = One moment …
page-close = Close
page-try-again = Try again
page-to-lobby = New game
page-undo = Take back
page-none-yet = None yet

# The start
page-way = How to play
page-way-computer = Against the computer
page-way-friend = With a friend
page-way-three = Three at a table
page-way-watch = Watch
page-start-computer = Play now
page-start-friend = Make a table
page-start-three = Sit down
page-start-watch = Watch them play
page-level = Your opponent
page-friend-about = You get a link to send. Your friend opens it on any device, and the cards are dealt.
page-watch-about = Two players of the house play each other, and you see what everybody may see.
page-your-name = Your name
page-seating = How three sit
page-places = Who sits at the table
page-place-number = Place { $number }
page-place-me = You
page-place-friend = A friend, by link
page-place-bot = Computer: { $level }
page-place-open = Free place
page-read-rules = Read the rules
page-more-options = { $count ->
    [0] More options
    [one] More options (one changed)
   *[other] More options ({ $count } changed)
}
page-a-number = a number
page-choice = { $choice ->
    [winner] the winner
    [loser] the loser
    [alternate] in turn
    [upcard] the upcard
    [eleven] one card more
    [after_discard] after the discard
    [last_take] one last take
    [at_once] at once
    [gin_only] gin only
    [one] a limit of 1
    [at_end] at the end
    [none] nothing
    [off] off
    [game_bonus_doubled] game bonus twice
    [hand_points_doubled] hand points twice
   *[other] { $choice }
}
page-clock = Time to think
page-clock-off = As long as you like
page-clock-of = { $who }: { $time } left
page-practice = Practice
page-practice-about = You may take moves back; the record says so.

# Joining, waiting
page-no-table = There is no table here
page-nowhere = There is nothing here
page-nowhere-about = This address leads nowhere. Perhaps it is not complete.
page-join-title = Join this table
page-join-host = { $host } invites you to play
page-join = Join the game
page-table-full = Every place at this table is taken. If one of them is yours, open this page in the browser you sat down with.
page-watch = Watch
page-waiting-friend = Send this link
page-waiting-about = The game begins by itself when everybody is here.
page-waiting-start = The cards are being shuffled
page-invite = Invitation
page-copy = Copy
page-copied = Copied
page-qr = The invitation as a QR code
page-invite-local = This address works on this computer only. To play with another device in your network, start with “ginrummy serve --lan”.
page-watching = Let others watch
page-watching-about = Whoever has the link sees the public cards only.
page-seat-bot = Seat a bot
page-level-of-bot = Which player sits down
page-away = Away
page-away-countdown = Reconnecting … { $clock }
page-has-left = Has left

# The table
page-tools = Table
page-hand-number = Hand { $number }
page-target = Game at { $target }
page-rules = Rules
page-sheet = Score
page-settings = Settings
page-leave = Leave
page-log = What happened
page-role-dealer = Dealer
page-role-non-dealer = Non-dealer
page-role-box = In the box
page-role-captain = Captain
page-role-out = Sits out
page-to-move = to move
page-total = Total
page-totals = Totals
page-history = Taken and thrown
page-history-of = Taken and thrown: { $who }
page-known = Known to be held
page-took = Took from the discard pile
page-threw = Threw
page-whole-pile = The discard pile, oldest first
page-cards-held = { $count } cards, face down
page-stock = Stock, { $count ->
    [one] one card
   *[other] { $count } cards
}
page-stock-left = Stock { $count }
page-pile = Discard pile, top card { $card }
page-pile-empty = Discard pile, empty
page-discards = Discards
page-discard-here = Discard pile: discard the { $card } here
page-multiplier = counts × { $times }

# The hand
page-hand = Your hand
page-hand-of = The cards of { $who }
page-card = { $card }, card { $number } of { $count }
page-card-in = in { $meld }
page-card-new = new
page-card-kept = must be kept this turn
page-card-advised = advised
page-card-laid-off = { $card }, laid off
page-meld-set = set of { $rank ->
    [A] aces
    [J] jacks
    [Q] queens
    [K] kings
   *[other] { $rank }s
}
page-meld-run = run { $ranks } of { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}
page-new = new
page-advised = advice
page-sorted = { $sort ->
    [melds] By melds
    [rank] By rank
    [suit] By suit
   *[hand] By hand
}
page-sorted-now = { $sort ->
    [melds] Sorted by melds; change
    [rank] Sorted by rank; change
    [suit] Sorted by suit; change
   *[hand] Sorted by hand; change
}
page-deadwood = Deadwood
page-deadwood-at-best = Deadwood at best
page-deadwood-is = { $deadwood ->
    [0] No deadwood
   *[other] Deadwood { $deadwood }
}

# What may be done
page-actions = What you can do
page-draw = Draw
page-take-card = Take { $card }
page-pass = Pass
page-choose-discard = Choose a card to discard
page-choose-knock = Choose the card to knock with
page-discard-card = Discard { $card }
page-leaves = leaves { $deadwood }
page-just-taken = { $card } was just taken, so it stays this turn
page-sure-discard = Discard { $card }?
page-yes-discard = Yes, discard
page-keep-it = Keep it
page-knock-with = Knock with { $deadwood }
page-knock = Knock
page-gin = Gin!
page-big-gin = Big gin!
page-show-gin = Show it
page-take-back = Not yet
page-knock-discard = Knock by discarding
page-knock-discards = You discard { $card } and show:
page-knock-ways = Choose what to show
page-waiting-for = Waiting for { $who }

# Laying down
page-shows = { $me ->
    [yes] You show
   *[no] { $who } shows
}
page-shows-gin = Gin, so nothing can be laid off
page-best-lays-off = At the best you lay off { $cards } and keep { $deadwood }.
page-best-nothing = At the best you keep { $deadwood }.
page-best-for-me = Best for me
page-by-hand = By hand
page-lay-off-how = Choose a card, then its meld. It fits: { $cards }.
page-lay-off-none = Nothing more can be laid off.
page-lay-off-on = Lay off on { $meld }
page-lay-meld = Lay { $meld }
page-rest-best = The rest at its best: keep { $deadwood }
page-lay-done = Done: keep { $deadwood }

# Three at the table
page-advise = What should { $captain } do? Point at it.
page-advise-watch = You sit out and see the cards of { $captain }.
page-advise-knock = Knock
page-advise-none = No advice
page-next-roles = The next hand

# The end of a hand
page-result = The result
page-knocker = Knocker
page-wins-points = + { $points }
page-laid-off-count = { $count ->
    [one] One card laid off
   *[other] { $count } cards laid off
}
page-next-hand = Next hand
page-waiting-ready = Waiting for { $who }

# The end of a game
page-game-won-you = You won the game!
page-game-won = { $who } won the game
page-game-nobody = The game is over, and nobody won it
page-game-ended = The game was ended without a result
page-game-given-up = { $me ->
    [yes] You gave the game up.
   *[no] { $who } gave the game up.
}
page-game-leader = The highest total with all bonuses: { $who }
page-rematch = Rematch
page-rematch-waiting = Waiting for the others to say yes
page-rematch-wanted = { $who } would like another game.
page-record = Download the record
page-check-deal = Check the deal
page-verdict-proven = The last deal was fair: it follows from everybody’s seeds, and all of them were sealed before the deal.
page-verdict-commitment = The last deal is not proven: a seed does not fit what was sealed before the deal.
page-verdict-mine = The last deal is not proven: the seed of this browser is not the one that was used.
page-verdict-deal = The last deal is not proven: the cards are not those that follow from the seeds.
page-verdict-open = The last deal cannot be checked: not all seeds are known.

# The scoresheet
page-sheet-column = Game
page-sheet-columns = { $count } games at once
page-sheet-game = Game { $number }
page-sheet-closed = Won: { $who }
page-sheet-hands = Hand by hand
page-sheet-hand = Hand
page-sheet-end = At the end

# Talk
page-chat = Chat
page-chat-unread = { $count ->
    [0] Chat
   *[other] Chat, { $count } new
}
page-chat-none = Nothing said yet.
page-chat-side = to your side only
page-say = Say something
page-say-captain = To the captain only
page-say-side = To my adviser only
page-send = Send
page-mute = Mute { $who }
page-put-out = Put { $who } out
page-put-out-about = { $who } loses the place at this table. Before the game somebody else may take it; during the game a bot may. For good means that { $who } cannot come back in this browser.
page-put-out-now = Put out
page-put-out-for-good = For good
page-unmute = Hear { $who } again

# Coming and going
page-leave-about = Your place stays yours: open this page again on this device, and you hold the same cards.
page-leave-for-now = Leave for now
page-leave-for-good = Leave the table for good
page-resign = Give the game up
page-gone = { $left ->
    [yes] { $who } has left. What now?
   *[no] { $who } is still away. What now?
}
page-gone-wait = Wait
page-end-game = End the game
page-reconnecting = The connection is lost. Reconnecting …
page-closed = This table is not open to you.
page-not-sent = Not sent: the connection is lost. Nothing has changed.
page-server-unreachable = The server cannot be reached. Is it still running?
page-server-odd = The server gave an answer that this page does not understand.

# Settings
page-speed = How fast cards move
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-off = Off
page-size = Cards
page-size-small = Small
page-size-medium = Medium
page-size-large = Large
page-colours = Suits
page-colours-four = Four colours
page-colours-two = Two colours
page-felt = Table
page-felt-green = Green
page-felt-blue = Blue
page-felt-burgundy = Burgundy
page-felt-slate = Slate
page-theme = Light
page-theme-auto = As the device
page-theme-light = Light
page-theme-dark = Dark
page-confirm = Ask before a discard
page-confirm-about = A discard then needs a second press.
page-sound = Sounds
page-language = Language
page-licences = Cards, letters and libraries: their licences
`,sa=`# The pages about games that have been played: history, replay, the check of a deal, records brought along, statistics.

past-pages = Your games
past-games = Your games
past-statistics = Statistics
past-back = Back to your games

# The history
past-search = Find an opponent
past-more = { $count ->
    [0] More
   *[other] More ({ $count })
}
past-any = All
past-filter-result = How it ended
past-filter-rules = Rules
past-filter-from = From
past-filter-to = Until
past-clear = Show all again
past-count = { $count ->
    [0] No games
    [one] One game
   *[other] { $count } games
}
past-none = You have not played here yet. Your games will stand here, each to be looked at again.
past-none-found = No game is like that.
past-play = Play a game
past-result-open = Open
past-result-won = Won
past-result-lost = Lost
past-result-drawn = Nobody won
past-result-ended = Ended early
past-against = Against { $who }
past-nobody-yet = nobody yet
past-level = computer: { $level }
past-hands = { $count ->
    [one] one hand
   *[other] { $count } hands
}
past-go-on = Go on
past-replay = Replay
past-turn = More games
past-newer = Newer
past-older = Older
past-page = Page { $page } of { $pages }

# Records brought along
past-brought = Games from elsewhere
past-brought-about = A game that was written down, here or with another program, can be replayed too. Only you see it.
past-bring = Bring a game along
past-bring-about = It is read and checked before it is kept: every move, every number.
past-bring-file = Choose a file, or drop it here
past-bring-paste = Or paste the record
past-bring-now = Check and keep
past-too-long = That is more than { $most } KiB. Please bring fewer games at once.
past-played = Played on { $day }
past-brought-on = Brought along on { $day }
past-delete = Delete
past-delete-this = Delete this game?
past-delete-about = The record of { $who } is gone then. There is no way back.
past-keep = Keep it

# The replay
past-replay-of = Replay: { $who }
past-no-replay = This game cannot be shown
past-no-hands = Nothing was played yet
past-no-hands-about = There is no hand in this game.
past-breaks-off = This record breaks off in line { $line }, column { $column }.
past-still-open = Not over yet
past-unfinished = The game was not finished
past-hand-open = not over yet
past-copy-link = Copy link
past-save = Save the record
past-check = Check this deal
past-with-bonuses = With bonuses
past-moves = Hand { $number }, move by move
past-controls = Back and forth
past-slider = Moves of this hand
past-where = Hand { $hand } of { $hands } · move { $move } of { $moves }
past-step-back = One move back
past-step-on = One move on
past-hand-back = To the start of the hand, or to the hand before
past-hand-on = To the next hand
past-play-it = Let it play
past-keys = Keys: ← → a move, Home and End the ends of the hand, Page Up and Page Down another hand, Space lets it play.

# The check of a deal
past-check-about = Nobody may choose the cards, not even the server. Whether somebody did is worked out here, on your own device.
past-check-which = { $proven } of { $count } deals of this game are proven. Which one would you like to see?
past-the-draw = The draw
past-the-server = The server
past-verdict-proven = Nobody chose these cards
past-verdict-sealed-wrong = This deal is not proven
past-verdict-not-mine = This deal is not proven
past-verdict-other-cards = This deal is not proven
past-verdict-no-seals = This deal cannot be checked
past-verdict-no-seeds = This deal cannot be checked yet
past-why-proven = They follow from the secret numbers of everybody, and all of those were sealed before a card was dealt.
past-why-sealed-wrong = Somebody opened another number than the one that was sealed before the deal.
past-why-not-mine = The number that went into it is not the one that your browser brought.
past-why-other-cards = The numbers give other cards than those that were dealt.
past-why-no-seals = No sealed numbers were noted for it.
past-why-no-seeds = The numbers stay secret until the hand is over, or somebody kept them out of this record.
past-step-seals = 1. Sealed before the deal
past-step-seals-about = Before a card was dealt, the server and everybody’s browser thought of a secret number, and each showed a seal of it: digits that fit this one number and give nothing away. After the hand the numbers were opened. Here each is held against its seal.
past-seal-fits = opened the number that was sealed.
past-seal-broken = opened a number that does not fit the seal.
past-seal-closed = has not opened the number yet.
past-seal-mine = It is the very number that this browser brought. With that alone you know: nobody could foresee the cards.
past-seal-not-mine = It is not the number that this browser brought.
past-digits = Show the digits
past-digits-seal = Seal:
past-digits-number = Number:
past-step-shuffle = 2. The numbers shuffle the pack
past-step-shuffle-about = All numbers together say how the pack is shuffled. Your device has just shuffled one the same way and dealt it, one card to each in turn. Every ✓ says that exactly these cards were dealt in the game.
past-step-draw-about = For the draw, too, the numbers shuffle a pack. Its first cards are those that were drawn.
past-dealt-to = To { $who }
past-upcard = Upcard
past-stock = Stock, from the top
past-part-hidden = These cards you may not see, so they are not compared.
past-step-doubt = 3. You need not believe this page
past-step-doubt-about = The record of the game carries the whole proof. Save it, and another program can check it, on another device:
past-file = FILE

# Statistics
past-no-statistics = Play a game to its end, and its figures stand here.
past-statistics-about = { $games ->
    [one] One finished game
   *[other] { $games } finished games
} with { $hands ->
    [one] one hand
   *[other] { $hands } hands
}. Games for practice do not count.
past-games-won = Games won
past-hands-won = Hands won
past-hands-played = Hands
past-knocks = Knocks
past-gins = Gin
past-undercuts = Undercuts
past-per-hand = Points a hand
past-of = { $part } of { $whole }
past-of-hands = in { $share } of the hands
past-undercut-by = undercut yourself: { $count }
past-share-reach = { $share }, likely between { $low } and { $high }
past-reach = { $low } to { $high }
past-reach-about = A range says where the true figure lies in 95 of 100 cases; it is shown from ten games or hands on. Points count the hands alone, the other’s against yours, without bonuses for a game. By opponent, people go by their names.
past-course = How it went
past-course-of = After { $hands } hands: { $points } points
past-course-about = Your points less those of the others, hand after hand.
past-as-table = The same as a table
past-day = Day
past-games-so-far = Games
past-hands-so-far = Hands
past-points-so-far = Points
past-by-opponent = By opponent
past-by-rules = By rules
past-opponent = Opponent
`,ca=`# The values of the game in words, used by every screen.

# Cards
words-card =
    { $rank ->
        [A] ace
        [J] jack
        [Q] queen
        [K] king
       *[other] { $rank }
    } of { $suit ->
        [c] clubs
        [d] diamonds
        [h] hearts
       *[s] spades
    }
words-list = { $before } and { $last }
words-list-comma = { ", " }

# How a hand ended
words-outcome-knock = Knock
words-outcome-undercut = Undercut
words-outcome-gin = Gin
words-outcome-big-gin = Big gin
words-outcome-void = Void

# Why a hand scored what it did
words-sum-knock = { $more } − { $less } = { $points }
words-sum-knock-doubled = ({ $more } − { $less }) × { $times } spade = { $points }
words-sum-undercut = { $more } − { $less } = { $difference }, + { $bonus } undercut = { $points }
words-sum-undercut-doubled = ({ $more } − { $less } + { $bonus } undercut) × { $times } spade = { $points }
words-sum-gin = { $difference }, + { $bonus } gin = { $points }
words-sum-gin-doubled = ({ $difference } + { $bonus } gin) × { $times } spade = { $points }
words-sum-big-gin = { $difference }, + { $bonus } big gin = { $points }
words-sum-big-gin-doubled = ({ $difference } + { $bonus } big gin) × { $times } spade = { $points }
words-sum-tie = { $more } − { $less } = 0: a tie, and nobody scores
words-void-wall = Void: the stock ran out before anybody knocked, and nobody scores
words-void-takes = Void: discards were taken too many times in a row, and nobody scores

# What somebody has at the end of a game
words-tally-points = { $points } hand { $points ->
    [one] point
   *[other] points
}
words-tally-box-bonus = { $points } box bonuses
words-tally-game-bonus = { $points } game bonus
words-tally-shutout = { $points } shutout
words-tally-sum = { $parts } = { $total }
words-tally-column = Column { $number }: { $sum }
words-tally-together = All columns together: { $total }
`,la=class{constructor(e){this.value=e}valueOf(){return this.value}},$=class extends la{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},ua=class extends la{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},da=class e extends la{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof la)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof la&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},fa=100,pa=`⁨`,ma=`⁩`;function ha(e,t,n){return n===t||n instanceof ua&&t instanceof ua&&n.value===t.value||t instanceof ua&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function ga(e,t,n){return t[n]?Ta(e,t[n].value):(e.reportError(RangeError(`No default`)),new $)}function _a(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=va(e,i.value):n.push(va(e,i));return{positional:n,named:r}}function va(e,t){switch(t.type){case`str`:return t.value;case`num`:return new ua(t.value,{minimumFractionDigits:t.precision});case`var`:return ya(e,t);case`mesg`:return ba(e,t);case`term`:return xa(e,t);case`func`:return Sa(e,t);case`select`:return Ca(e,t);default:return new $}}function ya(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new $(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new $(`$${t}`);if(n instanceof la)return n;switch(typeof n){case`string`:return n;case`number`:return new ua(n);case`object`:if(da.supportsValue(n))return new da(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new $(`$${t}`)}}function ba(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new $(t);if(n){let i=r.attributes[n];return i?Ta(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${t}.${n}`))}return r.value?Ta(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new $(t))}function xa(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new $(i);if(n){let t=a.attributes[n];if(t){e.params=_a(e,r).named;let n=Ta(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${i}.${n}`)}e.params=_a(e,r).named;let o=Ta(e,a.value);return e.params=null,o}function Sa(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new $(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new $(`${t}()`);try{let t=_a(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new $(`${t}()`)}}function Ca(e,{selector:t,variants:n,star:r}){let i=va(e,t);if(i instanceof $)return ga(e,n,r);for(let t of n)if(ha(e,i,va(e,t.key)))return Ta(e,t.value);return ga(e,n,r)}function wa(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new $;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>fa)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${fa}`);r&&n.push(pa),n.push(va(e,i).toString(e)),r&&n.push(ma)}return e.dirty.delete(t),n.join(``)}function Ta(e,t){return typeof t==`string`?e.bundle._transform(t):wa(e,t)}var Ea=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Da(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Oa=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function ka(e,t){let n=e[0];if(n instanceof $)return new $(`NUMBER(${n.valueOf()})`);if(n instanceof ua)return new ua(n.valueOf(),{...n.opts,...Da(t,Oa)});if(n instanceof da)return new ua(n.toNumber(),{...Da(t,Oa)});throw TypeError(`Invalid argument to NUMBER`)}var Aa=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function ja(e,t){let n=e[0];if(n instanceof $)return new $(`DATETIME(${n.valueOf()})`);if(n instanceof da||n instanceof ua)return new da(n,Da(t,Aa));throw TypeError(`Invalid argument to DATETIME`)}var Ma=new Map;function Na(e){let t=Array.isArray(e)?e.join(` `):e,n=Ma.get(t);return n===void 0&&(n=new Map,Ma.set(t,n)),n}var Pa=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:ka,DATETIME:ja,...t},this._useIsolating=n,this._transform=r,this._intls=Na(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Ea(this,n,t);try{return wa(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new $().toString(r);throw e}}},Fa=/^(-?[a-zA-Z][\w-]*) *= */gm,Ia=/\.([a-zA-Z][\w-]*) *= */y,La=/\*?\[/y,Ra=/(-?[0-9]+(?:\.([0-9]+))?)/y,za=/([a-zA-Z][\w-]*)/y,Ba=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Va=/^[A-Z][A-Z0-9_-]*$/,Ha=/([^{}\n\r]+)/y,Ua=/([^\\"\n\r]*)/y,Wa=/\\([\\"])/y,Ga=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Ka=/^\n+/,qa=/ +$/,Ja=/ *\r?\n/g,Ya=/( *)$/,Xa=/{\s*/y,Za=/\s*}/y,Qa=/\[\s*/y,$a=/\s*] */y,eo=/\s*\(\s*/y,to=/\s*->\s*/y,no=/\s*:\s*/y,ro=/\s*,?\s*/y,io=/\s+/y,ao=class{constructor(e){this.body=[],Fa.lastIndex=0;let t=0;for(;;){let n=Fa.exec(e);if(n===null)break;t=Fa.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(Ia);){let t=o(Ia),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Ha)&&(r=o(Ha)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Ka),u([i],i.length)):r?S(r,qa):null}function u(r=[],i){for(;;){if(n(Ha)){r.push(o(Ha));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,qa));let c=[];for(let e of r)e instanceof oo&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Xa,SyntaxError);let e=f();if(i(Za))return e;if(i(to)){let t=h();return i(Za,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Ba)){let[,e,t,n=null]=a(Ba);if(e===`$`)return{type:`var`,name:t};if(i(eo)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Va.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(ro)}}function m(){let e=f();return e.type===`mesg`&&i(no)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(La);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Qa,SyntaxError);let e;return e=n(Ra)?v():{type:`str`,value:o(za)},i($a,SyntaxError),e}function _(){if(n(Ra))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(Ra),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Ua),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Wa))return o(Wa);if(n(Ga)){let[,e,t]=a(Ga),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(io),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(Ja,`
`),n=Ya.exec(e)[1].length;return new oo(t,n)}}},oo=class{constructor(e,t){this.value=e,this.length=t}},so=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),co=function(e){return`/static/`+e},lo={},uo=function(e){return e.pathname.endsWith(`.css`)},fo=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},po=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=co(t,n);let r=s(t),i=uo(r);return fo(lo,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:so,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},mo=`en`,ho=Object.assign({"../../../src/ginrummy/locale/en/page.ftl":oa,"../../../src/ginrummy/locale/en/past.ftl":sa,"../../../src/ginrummy/locale/en/words.ftl":ca}),go=Object.assign({"../../../src/ginrummy/locale/de/page.ftl":()=>po(()=>import(`./page-BzLDxrps.js`).then(e=>e.default),[]),"../../../src/ginrummy/locale/de/past.ftl":()=>po(()=>import(`./past-IiQwZvtY.js`).then(e=>e.default),[]),"../../../src/ginrummy/locale/de/words.ftl":()=>po(()=>import(`./words-C-Ei_R76.js`).then(e=>e.default),[])}),_o=[vo(mo,Object.values(ho))];function vo(e,t){let n=new Pa(e,{useIsolating:!1});for(let e of t)n.addResource(new ao(e));return n}function yo(e,t={}){for(let n of _o){let r=n.getMessage(e);if(r?.value)return n.formatPattern(r.value,t)}throw Error(`no message ${e}`)}async function bo(e){if(document.documentElement.lang=e,document.cookie=`ginrummy-lang=${e}; path=/; max-age=31536000; samesite=lax`,e===mo)return;let t=Object.entries(go).filter(([t])=>t.includes(`/${e}/`)),n=await Promise.all(t.map(([,e])=>e()));n.length>0&&_o.unshift(vo(e,n))}function xo(){let e=Object.keys(go).map(e=>e.split(`/`).at(-2));return[mo,...new Set(e)].sort()}function So(){let e=xo();for(let t of navigator.languages){let n=e.find(e=>e.toLowerCase()===t.toLowerCase()),r=e.find(e=>e.split(`-`)[0]===t.split(`-`)[0].toLowerCase());if(n??r)return n??r}return mo}var Co=class extends Error{refusal;status;constructor(e,t){super(e.message),this.refusal=e,this.status=t}};async function wo(e,t,n=t?`POST`:`GET`){let r;try{r=await fetch(e,{method:n,...t&&{body:JSON.stringify(t),headers:{"Content-Type":`application/json`}}})}catch{throw new Co({key:`unreachable`,message:yo(`page-server-unreachable`)},0)}let i=await r.json().catch(()=>null);if(r.ok)return i;let a=i?.error;throw new Co(a??{key:`unknown`,message:yo(`page-server-odd`)},r.status)}var To=()=>wo(`/api/options`),Eo=e=>wo(`/api/rules`,e),Do=e=>wo(`/api/tables/${e}/rules`),Oo=e=>wo(`/api/tables`,e),ko=e=>wo(`/api/tables/${e}`),Ao=(e,t)=>wo(`/api/tables/${e}/join`,{name:t}),jo=e=>`/api/tables/${e}/record`,Mo=e=>`/api/tables/${e}/qr.svg`;export{X as $,Ti as A,Zr as B,Hi as C,g as Ct,Fi as D,Ii as E,ui as F,Pr as G,Hr as H,li as I,Ir as J,Ar as K,ci as L,xi as M,yi as N,Pi as O,pi as P,xr as Q,ni as R,Ui as S,Ae as St,Ni as T,_ as Tt,Vr as U,Xr as V,Fr as W,Cr as X,Nr as Y,Sr as Z,na as _,ct as _t,ko as a,Tn as at,Xi as b,Xe as bt,Oo as c,fn as ct,xo as d,hn as dt,ur as et,bo as f,nn as ft,ia as g,xt as gt,po as h,St as ht,Eo as i,Nn as it,wi as j,Ei as k,Mo as l,pn as lt,So as m,Jt as mt,wo as n,Pn as nt,Do as o,sn as ot,yo as p,Xt as pt,Mr as q,To as r,On as rt,Ao as s,on as st,Co as t,Z as tt,jo as u,mn as ut,Qi as v,$e as vt,Bi as w,d as wt,Ji as x,je as xt,Zi as y,Qe as yt,Qr as z};