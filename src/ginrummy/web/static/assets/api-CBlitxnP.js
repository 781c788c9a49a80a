var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible,d=()=>{};function f(e){return typeof e?.then==`function`}function p(e){return e()}function m(e){for(var t=0;t<e.length;t++)e[t]()}function h(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function g(e,t,n=!1){return e===void 0?n?t():t:e}function _(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var v=1<<24,y=1024,b=2048,x=4096,S=8192,ee=16384,te=32768,ne=1<<25,re=65536,ie=1<<18,ae=1<<19,oe=1<<20,se=1<<25,ce=1<<21,le=1<<22,ue=1<<23,de=Symbol(`$state`),fe=Symbol(`component`),pe=Symbol(`legacy props`),me=Symbol(``),he=Symbol(`attributes`),ge=Symbol(`class`),_e=Symbol(`style`),ve=Symbol(`text`),ye=Symbol(`form reset`),be=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},xe=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),Se={},C=Symbol(`uninitialized`),Ce=`http://www.w3.org/1999/xhtml`;function we(){console.warn(`https://svelte.dev/e/derived_inert`)}function Te(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Ee(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function De(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var w=!1;function Oe(e){w=e}var T;function E(e){if(e===null)throw Te(),Se;return T=e}function ke(){return E(I(T))}function Ae(e){if(w){if(I(T)!==null)throw Te(),Se;T=e}}function je(e=1){if(w){for(var t=e,n=T;t--;)n=I(n);T=n}}function Me(e=!0){for(var t=0,n=T;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=I(n);e&&n.remove(),n=i}}function Ne(e){if(!e||e.nodeType!==8)throw Te(),Se;return e.data}function Pe(e){return e===this.v}function Fe(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Ie(e){return!Fe(e,this.v)}function Le(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Re(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function ze(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Be(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Ve(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function He(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Ue(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function We(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ge(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Ke(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function qe(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Je(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var Ye=!1;function Xe(){Ye=!0}var Ze=[];function Qe(e,t=!1,n=!1){return $e(e,new Map,``,Ze,null,n)}function $e(t,n,r,i,a=null,o=!1){if(typeof t==`object`&&t){var c=n.get(t);if(c!==void 0)return c;if(t instanceof Map)return new Map(t);if(t instanceof Set)return new Set(t);if(e(t)){var u=Array(t.length);n.set(t,u),a!==null&&n.set(a,u);for(var d=0;d<t.length;d+=1){var f=t[d];d in t&&(u[d]=$e(f,n,r,i,null,o))}return u}if(l(t)===s){u={},n.set(t,u),a!==null&&n.set(a,u);for(var p of Object.keys(t))u[p]=$e(t[p],n,r,i,null,o);return u}if(t instanceof Date)return t.getTime(),structuredClone(t);if(typeof t.toJSON==`function`&&!o)return $e(t.toJSON(),n,r,i,t)}if(t instanceof EventTarget)return t;try{return structuredClone(t)}catch{return t}}var D=null;function et(e){D=e}function tt(e,t=!1,n){D={p:D,i:!1,c:null,e:null,s:e,x:null,r:W,l:Ye&&!t?{s:null,u:null,$:[]}:null}}function nt(e){var t=D,n=t.e;if(n!==null){t.e=null;for(var r of n)kn(r)}return e!==void 0&&(t.x=e),t.i=!0,D=t.p,rt(e)}function rt(e={}){return i(e,fe,{value:!0}),e}function it(){return!Ye||D!==null&&D.l===null}var at=[];function ot(){var e=at;at=[],m(e)}function O(e){if(at.length===0&&!Pt){var t=at;queueMicrotask(()=>{t===at&&ot()})}at.push(e)}function st(){for(;at.length>0;)ot()}var ct=~(b|x|y);function k(e,t){e.f=e.f&ct|t}function lt(e){e.f&512||e.deps===null?k(e,y):k(e,x)}function ut(e,t){e.f&2048?t.set(e,b):e.f&4096&&t.get(e)!==2048&&t.set(e,x),k(e,y)}function dt(e){w&&F(e)!==null&&yn(e)}var ft=!1;function pt(){ft||(ft=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ye]?.()})},{capture:!0}))}function mt(e,t,n,r=!0){r&&n();for(var i of t)e.addEventListener(i,n);Dn(()=>{for(var r of t)e.removeEventListener(r,n)})}function ht(e){var t=V,n=W;U(null),G(null);try{return e()}finally{U(t),G(n)}}function gt(e,t,n,r=n){e.addEventListener(t,()=>ht(n));let i=e[ye];e[ye]=i?()=>{i(),r(!0)}:()=>r(!0),pt()}function _t(e,t,n,r){let i=it()?xt:Tt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=W,c=vt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){L(e,s)}yt()}}var d=bt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>Ct(e))).then(u).catch(e=>L(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),yt())}):f()}function vt(){var e=W,t=V,n=D,r=A;return function(i=!0){G(e),U(t),et(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function yt(e=!0){G(null),U(null),et(null),e&&A?.deactivate()}function bt(){var e=W,t=e.b,n=A,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function xt(e){var t=2|b;return W!==null&&(W.f|=ae),{ctx:D,deps:null,effects:null,equals:Pe,f:t,fn:e,reactions:null,rv:0,v:C,wv:0,parent:W,ac:null}}var St=Symbol(`obsolete`);function Ct(e,t,n){let r=W;r===null&&Re();var i=void 0,a=Xt(C),o=!V,s=new Set;return Pn(()=>{var t=W,n=h();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==be&&n.reject(e)}).finally(yt)}catch(e){n.reject(e),yt()}var c=A;if(o){if(t.f&32768)var l=bt();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(St);else for(let e of s.values())e.reject(St);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==St&&(c.activate(),t?(a.f|=ue,tn(a,t)):(a.f&8388608&&(a.f^=ue),tn(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),Dn(()=>{for(let e of s)e.reject(St)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function wt(e){let t=xt(e);return $n(t),t}function Tt(e){let t=xt(e);return t.equals=Ie,t}function Et(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)B(t[n])}}function Dt(e){var t,n=W,r=e.parent;if(!Zn&&r!==null&&e.v!==C&&r.f&24576)return we(),e.v;G(r);try{Et(e),t=cr(e)}finally{G(n)}return t}function Ot(e){var t=Dt(e);!e.equals(t)&&(e.wv=ar(),(!A?.is_fork||e.deps===null)&&(A===null?e.v=t:(A.capture(e,t,!0),Mt?.capture(e,t,!0)),e.deps===null))?k(e,y):Zn||(j===null?lt(e):(En()||A?.is_fork)&&j.set(e,t))}function kt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&ht(()=>{t.ac.abort(be),t.ac=null}),t.fn!==null&&(t.teardown=d),dr(t,0),Vn(t))}function At(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&fr(t)}var jt=null,A=null,Mt=null,j=null,Nt=null,Pt=!1,Ft=!1,It=null,Lt=null,Rt=0,zt=1,Bt=class e{id=zt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){jt===null?jt=this:(jt.next=this,this.prev=jt),jt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)k(r,b),t(r);for(r of n.m)k(r,x),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=y}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)k(e,t),this.schedule(e);this.apply();for(var t=It=[],n=[],r=Lt=[];this.#a.length>0;){Rt++>1e3&&(this.#b(),Ht());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw qt(e),this.#d()||this.discard(),t}}if(A=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(It=null,Lt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Kt(e,t);r.length>0&&A.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Mt=this,Wt(n),Wt(t),Mt=null,this.#i?.resolve();var o=A;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(M.clear(),o.#m())}}#h(e,t,n){e.f^=y;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=y:i&4?t.push(r):or(r)&&(i&16&&this.add_dirty_reaction(r,x),fr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),k(i,b),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),A=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)ut(e[t],this.#s)}capture(e,t,n=!1){e.v!==C&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),j?.set(e,t)),this.is_fork||(e.v=t)}activate(){A=this}deactivate(){A=null,j=null}flush(){try{Ft=!0,A=this,this.#m()}finally{Rt=0,Nt=null,It=null,Lt=null,Ft=!1,A=null,j=null,M.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(St);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,O(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=h()).promise}static ensure(){if(A===null){let t=A=new e;!Ft&&!Pt&&O(()=>{t.started||t.flush()})}return A}apply(){j=null}schedule(e){Nt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?jt=e:t.prev=e,this.linked=!1}}};function Vt(e){var t=Pt,n=Mt;Mt=null,Pt=!0;try{var r;for(e&&(Vt(),r=e());;){if(st(),A===null)return r;A.flush()}}finally{Pt=t,Mt=n}}function Ht(){try{Ue()}catch(e){L(e,Nt)}}var Ut=null;function Wt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&or(r)&&(Ut=new Set,fr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Wn(r),Ut?.size>0)){M.clear();for(let e of Ut){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Ut.has(n)&&(Ut.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||fr(n)}}Ut.clear()}}Ut=null}}function Gt(e){A.schedule(e)}function Kt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),k(e,y);for(var n=e.first;n!==null;)Kt(n,t),n=n.next}}function qt(e){k(e,y);for(var t=e.first;t!==null;)qt(t),t=t.next}var Jt=new Set,M=new Map,Yt=!1;function Xt(e,t){return{f:0,v:e,reactions:null,equals:Pe,rv:0,wv:0}}function Zt(e,t){let n=Xt(e,t);return $n(n),n}function Qt(e,t=!1,n=!0){let r=Xt(e);return t||(r.equals=Ie),Ye&&n&&D!==null&&D.l!==null&&(D.l.s??=[]).push(r),r}function N(e,t,n=!1){return V!==null&&(!H||V.f&131072)&&it()&&V.f&4325394&&(K===null||!K.has(e))&&qe(),tn(e,n?on(t):t,Lt)}var $t=null,en=0;function tn(e,t,n=null){if(!e.equals(t)){Zn?M.set(e,t):M.has(e)||M.set(e,e.v);var r=Bt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&Dt(t),j===null&&lt(t)}e.wv=ar(),$t=null,en=0,an(e,b,n),$t=null,it()&&W!==null&&W.f&1024&&!(W.f&96)&&(Y===null?er([e]):Y.push(e)),!r.is_fork&&Jt.size>0&&!Yt&&nn()}return t}function nn(){Yt=!1;for(let e of Jt){e.f&1024&&k(e,x);let t;try{t=or(e)}catch{t=!0}t&&fr(e)}Jt.clear()}function rn(e){N(e,e.v+1)}function an(e,t,n){var r=e.reactions;if(r!==null){var i=it(),a=r.length;if(en+=a,en>1e5&&$t===null&&($t=new Set),$t!==null){if($t.has(e))return;$t.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==W){var l=(c&b)===0;if(l&&k(s,t),c&131072)Jt.add(s);else if(c&2){var u=s;j?.delete(u),an(u,x,n)}else if(l){var d=s;c&16&&Ut!==null&&Ut.add(d),n===null?Gt(d):n.push(d)}}}}}function on(t){if(typeof t!=`object`||!t||de in t||fe in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=Zt(0),u=null,d=rr,f=e=>{if(rr===d)return e();var t=V,n=rr;U(null),ir(d);var r=e();return U(t),ir(n),r};return i&&r.set(`length`,Zt(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||Ge();var i=r.get(t);return i===void 0?f(()=>{var e=Zt(n.value,u);return r.set(t,e),e}):N(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>Zt(C,u));r.set(t,e),rn(o)}}else N(n,C),rn(o);return!0},get(e,n,i){if(n===de)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>Zt(on(s?e[n]:C),u)),r.set(n,o)),o!==void 0){var c=X(o);return c===C?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=X(i);if(a===C)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===de)return!0;var n=r.get(t),i=n!==void 0&&n.v!==C||Reflect.has(e,t);return(n!==void 0||(W!==null||V!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>Zt(i?on(e[t]):C,u)),r.set(t,n)),X(n)===C)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>Zt(C,u)),r.set(d+``,p)):N(p,C)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>Zt(void 0,u)),N(c,on(n)),r.set(t,c));else{l=c.v!==C;var m=f(()=>on(n));N(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&N(g,_+1)}rn(o)}return!0},ownKeys(e){X(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==C});for(var[n,i]of r)i.v!==C&&!(n in e)&&t.push(n);return t},setPrototypeOf(){Ke()}})}function sn(e){try{if(typeof e==`object`&&e&&de in e)return e[de]}catch{}return e}function cn(e,t){return Object.is(sn(e),sn(t))}var ln,un,dn,fn,pn;function mn(){if(ln===void 0){ln=window,un=document,dn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;fn=a(t,`firstChild`).get,pn=a(t,`nextSibling`).get,u(e)&&(e[ge]=void 0,e[he]=null,e[_e]=void 0,e.__e=void 0),u(n)&&(n[ve]=void 0)}}function P(e=``){return document.createTextNode(e)}function F(e){return fn.call(e)}function I(e){return pn.call(e)}function hn(e,t){if(!w)return F(e);var n=F(T);if(n===null)n=T.appendChild(P());else if(t&&n.nodeType!==3){var r=P();return n?.before(r),E(r),r}return t&&Sn(n),E(n),n}function gn(e,t=!1){if(!w){var n=F(e);return n instanceof Comment&&n.data===``?I(n):n}if(t){if(T?.nodeType!==3){var r=P();return T?.before(r),E(r),r}Sn(T)}return T}function _n(e,t=!1){if(!w)return F(e);var n=hn(e,t);return Ae(e),n}function vn(e,t=1,n=!1){let r=w?T:e;for(var i;t--;)i=r,r=I(r);if(!w)return r;if(n){if(r?.nodeType!==3){var a=P();return r===null?i?.after(a):r.before(a),E(a),a}Sn(r)}return E(r),r}function yn(e){e.textContent=``}function bn(){return!1}function xn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function Sn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function Cn(e){var t=W;if(t===null)return V.f|=ue,e;if(!(t.f&32768)&&!(t.f&4))throw e;L(e,t)}function L(e,t){if(e===Se)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function wn(e){W===null&&(V===null&&He(e),Ve()),Zn&&Be(e)}function Tn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function R(e,t){var n=W;n!==null&&n.f&8192&&(e|=S);var r={ctx:D,deps:null,nodes:null,f:e|b|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};A?.register_created_effect(r);var i=r;if(e&4)It===null?Bt.ensure().schedule(r):It.push(r);else if(t!==null){try{fr(r)}catch(e){throw B(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=re))}if(i!==null&&(i.parent=n,n!==null&&Tn(i,n),V!==null&&V.f&2&&!(e&64))){var a=V;(a.effects??=[]).push(i)}return r}function En(){return V!==null&&!H}function Dn(e){let t=R(8,null);return k(t,y),t.teardown=e,t}function On(e){wn(`$effect`);var t=W.f;if(!V&&t&32&&D!==null&&!D.i){var n=D;(n.e??=[]).push(e)}else return kn(e)}function kn(e){return R(4|oe,e)}function An(e){return wn(`$effect.pre`),R(8|oe,e)}function jn(e){Bt.ensure();let t=R(64|ae,e);return()=>{B(t)}}function Mn(e){Bt.ensure();let t=R(64|ae,e);return(e={})=>new Promise(n=>{e.outro?Gn(t,()=>{B(t),n(void 0)}):(B(t),n(void 0))})}function Nn(e){return R(4,e)}function Pn(e){return R(le|ae,e)}function Fn(e,t=0){return R(8|t,e)}function In(e,t=[],n=[],r=[]){_t(r,t,n,t=>{R(8,()=>{e(...t.map(X))})})}function Ln(e,t=[],n=[],r=[]){_t(r,t,n,t=>{R(4,()=>e(...t.map(X)))})}function Rn(e,t=0){return R(16|t,e)}function zn(e,t=0){return R(v|t,e)}function z(e){return R(32|ae,e)}function Bn(e){var t=e.teardown;if(t!==null){let n=Zn,r=V;Qn(!0),U(null);try{t.call(null)}catch(t){L(t,e.parent)}finally{Qn(n),U(r)}}}function Vn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&ht(()=>{e.abort(be)});var r=n.next;n.f&64?n.parent=null:B(n,t),n=r}}function Hn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||B(t),t=n}}function B(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Un(e.nodes.start,e.nodes.end),n=!0),e.f|=ne,Vn(e,t&&!n),dr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Bn(e),e.f^=ne,e.f|=ee;var i=e.parent;i!==null&&i.first!==null&&Wn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Un(e,t){for(;e!==null;){var n=e===t?null:I(e);e.remove(),e=n}}function Wn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Gn(e,t,n=!0){var r=[];e.f|=256,Kn(e,r,!0);var i=()=>{n&&B(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Kn(e,t,n){if(!(e.f&8192)){e.f^=S;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Kn(i,t,o?n:!1)}i=a}}}function qn(e){e.f&=-257,Jn(e,!0)}function Jn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=S,e.f&1024||(k(e,b),Bt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);Jn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Yn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:I(n);t.append(n),n=i}}var Xn=null,Zn=!1;function Qn(e){Zn=e}var V=null,H=!1;function U(e){V=e}var W=null;function G(e){W=e}var K=null;function $n(e){V!==null&&(V.f&2097152||V.f&2)&&(K??=new Set).add(e)}var q=null,J=0,Y=null;function er(e){Y=e}var tr=1,nr=0,rr=nr;function ir(e){rr=e}function ar(){return++tr}function or(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(or(a)&&Ot(a),a.wv>e.wv)return!0}t&512&&j===null&&k(e,y)}return!1}function sr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(K!==null&&K.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?sr(a,t,!1):t===a&&(n?k(a,b):a.f&1024&&k(a,x),Gt(a))}}function cr(e){var t=q,n=J,r=Y,i=V,a=K,o=D,s=H,c=rr,l=e.f;q=null,J=0,Y=null,V=l&96?null:e,K=null,et(e.ctx),H=!1,rr=++nr,e.ac!==null&&(ht(()=>{e.ac.abort(be)}),e.ac=null);try{e.f|=ce;var u=e.fn,d=u();e.f|=te;var f=lr(e);if(it()&&Y!==null&&!H&&f!==null&&!(e.f&6146))for(var p=0;p<Y.length;p++)sr(Y[p],e);if(i!==null&&i!==e){if(nr++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=nr;if(t!==null)for(let e of t)e.rv=nr;Y!==null&&(r===null?r=Y:r.push(...Y))}return e.f&8388608&&(e.f^=ue),d}catch(t){return lr(e),Cn(t)}finally{e.f^=ce,q=t,J=n,Y=r,V=i,K=a,et(o),H=s,rr=c}}function lr(e){var t=e.deps,n=A?.is_fork;if(q!==null){var r;if(n||dr(e,J),t!==null&&J>0)for(t.length=J+q.length,r=0;r<q.length;r++)t[J+r]=q[r];else e.deps=t=q;if(En()&&e.f&512)for(r=J;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&J<t.length&&(dr(e,J),t.length=J);return t}function ur(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(q===null||!n.call(q,r))){var s=r;s.f&512&&(s.f^=512),s.v!==C&&lt(s),s.ac!==null&&ht(()=>{s.ac.abort(be),s.ac=null,k(s,b)}),kt(s),dr(s,0)}}function dr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)ur(e,n[r])}function fr(e){var t=e.f;if(!(t&16384)){k(e,y);var n=W;W=e;try{t&16777232?Hn(e):Vn(e),Bn(e);var r=cr(e);e.teardown=typeof r==`function`?r:null,e.wv=tr}finally{W=n}}}async function pr(){await Promise.resolve(),Vt()}function X(e){var t=!!(e.f&2);if(Xn?.add(e),V!==null&&!H&&!(W!==null&&W.f&16384)&&(K===null||!K.has(e))){var r=V.deps;if(V.f&2097152)e.rv<nr&&(e.rv=nr,q===null&&r!==null&&r[J]===e?J++:q===null?q=[e]:q.push(e));else{V.deps??=[],n.call(V.deps,e)||V.deps.push(e);var i=e.reactions;i===null?e.reactions=[V]:n.call(i,V)||i.push(V)}}if(Zn&&M.has(e))return M.get(e);if(t){var a=e;if(Zn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||hr(a))&&(o=Dt(a)),M.set(a,o),o}var s=!(a.f&512)&&!H&&V!==null&&!!(V.f&512),c=(a.f&te)===0;or(a)&&(s&&(a.f|=512),Ot(a)),s&&!c&&(At(a),mr(a))}if(j?.has(e))return j.get(e);if(e.f&8388608)throw e.v;return e.v}function mr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(At(r),mr(r))}}function hr(e){if(e.v===C)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(M.has(t)||t.f&2&&hr(t))return!0;return!1}function Z(e){var t=H;try{return H=!0,e()}finally{H=t}}function gr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(de in e)_r(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&de in n&&_r(n)}}}function _r(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{_r(e[n],t)}catch{}let n=l(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=o(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var vr=[`touchstart`,`touchmove`];function yr(e){return vr.includes(e)}var br=Symbol(`events`),xr=new Set,Sr=new Set;function Cr(e,t,n,r={}){function i(e){if(r.capture||kr.call(t,e),!e.cancelBubble)return ht(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,O(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function wr(e,t,n,r,i){var a={capture:r,passive:i},o=Cr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&Dn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function Tr(e,t,n){(t[br]??={})[e]=n}function Er(e){for(var t=0;t<e.length;t++)xr.add(e[t]);for(var n of Sr)n(e)}var Dr=null,Or=!1;function kr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Dr=e,Or||(Or=!0,setTimeout(()=>{Or=!1,Dr=null}));var s=0,c=Dr===e&&e[br];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[br]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=V,f=W;U(null),G(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[br]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[br]=t,delete e.currentTarget,U(d),G(f)}}}var Ar=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function jr(e){return Ar?.createHTML(e)??e}function Mr(e){var t=xn(`template`);return t.innerHTML=jr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Q(e,t){var n=W;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function Nr(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(w)return Q(T,null),T;i===void 0&&(i=Mr(a?e:`<!>`+e),n||(i=F(i)));var t=r||dn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=F(t),s=t.lastChild;Q(o,s)}else Q(t,t);return t}}function Pr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(w)return Q(T,null),T;if(!o){var e=F(Mr(a));if(i)for(o=document.createDocumentFragment();F(e);)o.appendChild(F(e));else o=F(e)}var t=o.cloneNode(!0);if(i){var n=F(t),r=t.lastChild;Q(n,r)}else Q(t,t);return t}}function Fr(e,t){return Pr(e,t,`svg`)}function Ir(e=``){if(!w){var t=P(e+``);return Q(t,t),t}var n=T;return n.nodeType===3?Sn(n):(n.before(n=P()),E(n)),Q(n,n),n}function Lr(){if(w)return Q(T,null),T;var e=document.createDocumentFragment(),t=document.createComment(``),n=P();return e.append(t,n),Q(t,n),e}function Rr(e,t){if(w){var n=W;n.f&32768&&n.nodes.end!==null||(n.nodes.end=T),ke()}else e!==null&&e.before(t)}function zr(){if(w&&T&&T.nodeType===8&&T.textContent?.startsWith(`$`)){let e=T.textContent.substring(1);return ke(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function Br(e){let t=0,n=Xt(0),r;return()=>{En()&&(X(n),Fn(()=>(t===0&&(r=Z(()=>e(()=>rn(n)))),t+=1,()=>{O(()=>{--t,t===0&&(r?.(),r=void 0,rn(n))})})))}}var Vr=re|ae;function Hr(e,t,n,r){new Ur(e,t,n,r)}var Ur=class{parent;is_pending=!1;transform_error;#e;#t=w?T:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Br(()=>(this.#p=Xt(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=W;t.b=this,t.f|=128,n(e)},this.parent=W.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Rn(()=>{if(w){let e=Ne(this.#t);ke();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Vr),w&&(this.#e=T)}#h(){try{this.#a=z(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);O(r),t&&(this.#s=z(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?De():(t=!0,n&&Je(),this.#s!==null&&Gn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){L(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(ee|ne))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=z(()=>e(this.#e)),O(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=P(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return z(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){L(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(A)):this.#u===0&&(this.#e.before(e),this.#c=null,Gn(this.#o,()=>{this.#o=null}),this.#x(A))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=z(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Yn(this.#a,e);let t=this.#n.pending;this.#o=z(()=>t(this.#e))}else this.#x(A)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){ut(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=W,n=V,r=D;G(this.#i),U(this.#i),et(this.#i.ctx);try{return Bt.ensure(),e()}finally{G(t),U(n),et(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Gn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!this.#p||this.#d||(this.#d=!0,O(()=>{this.#d=!1,this.#p&&tn(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),X(this.#p)}error(e){if(e===Se||!this.#n.onerror&&!this.#n.failed)throw e;A?.is_fork?(this.#a&&A.skip_effect(this.#a),this.#o&&A.skip_effect(this.#o),this.#s&&A.skip_effect(this.#s),A.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(B(this.#a),null),this.#o&&=(B(this.#o),null),this.#s&&=(B(this.#s),null),w&&(E(this.#t),je(),E(Me()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return z(()=>{var r=W;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return L(e,this.#i.parent),null}}))};O(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){L(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>L(e,this.#i&&this.#i.parent)):n(t)}})}};function Wr(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[ve]??=e.nodeValue)&&(e[ve]=n,e.nodeValue=`${n}`)}function Gr(e,t){return qr(e,t)}var Kr=new Map;function qr(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){mn();var l=void 0,u=Mn(()=>{var s=n??t.appendChild(P());Hr(s,{pending:()=>{}},t=>{tt({});var n=D;if(o&&(n.c=o),a&&(i.$$events=a),w&&Q(t,null),l=e(t,i)||rt(),w&&(W.nodes.end=T,T===null||T.nodeType!==8||T.data!==`]`))throw Te(),Se;nt()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=yr(r);for(let e of[t,document]){var a=Kr.get(e);a===void 0&&(a=new Map,Kr.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,kr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(xr)),Sr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=Kr.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,kr),r.delete(e),r.size===0&&Kr.delete(n)):r.set(e,i)}Sr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return Jr.set(l,u),l}var Jr=new WeakMap,Yr=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)qn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(qn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(B(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Yn(r,t),t.append(P()),this.#n.set(e,{effect:r,fragment:t})}else B(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Gn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(B(n.effect),this.#n.delete(e))};ensure(e,t){var n=A,r=bn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=P();i.append(a),this.#n.set(e,{effect:z(()=>t(a)),fragment:i})}else this.#t.set(e,z(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else w&&(this.anchor=T),this.#a(n)}},Xr=0,Zr=1,Qr=2;function $r(e,t,n,r,i){w&&ke();var a=it(),o=C,s=a?Xt(o):Qt(o,!1,!1),c=a?Xt(o):Qt(o,!1,!1),l=new Yr(e);Rn(()=>{var a=A,o=t(),u=!1;let d=w&&f(o)===(e.data===`[!`);if(d&&(E(Me()),Oe(!1)),f(o)){var p=vt(),m=!1;let e=e=>{if(!u){m=!0,p(!1),A===a&&a.deactivate(),Bt.ensure();try{e()}finally{yt(!1),Pt||Vt()}}};o.then(t=>{e(()=>{tn(s,t),l.ensure(Zr,r&&(e=>r(e,s)))})},t=>{e(()=>{if(tn(c,t),l.ensure(Qr,i&&(e=>i(e,c))),!i)throw c.v})}),w?l.ensure(Xr,n):O(()=>{m||e(()=>{l.ensure(Xr,n)})})}else tn(s,o),l.ensure(Zr,r&&(e=>r(e,s)));return d&&Oe(!0),()=>{u=!0}})}function ei(e,t,n=!1){var r;w&&(r=T,ke());var i=new Yr(e),a=n?re:0;function o(e,t){if(w){var n=Ne(r);if(e!==parseInt(n.substring(1))){var a=Me();E(a),i.anchor=a,Oe(!1),i.ensure(e,t),Oe(!0);return}}i.ensure(e,t)}Rn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}function ti(e,t){return t}function ni(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Gn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;ri(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;yn(d),d.append(u),e.items.clear()}ri(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function ri(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=se,Yn(a,document.createDocumentFragment())):B(t[i],n)}}var ii;function ai(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=w?E(F(u)):u.appendChild(P())}w&&ke();var d=null,f=Tt(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=X(f);_.fallback=d,si(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=se,li(d,null,c)):qn(d):Gn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Rn(()=>{var e=X(f),t=e.length;let r=!1;w&&Ne(c)===`[!`!=(t===0)&&(c=Me(),E(c),Oe(!1),r=!0);for(var u=new Set,_=A,v=bn(),y=0;y<t;y+=1){w&&T.nodeType===8&&T.data===`]`&&(c=T,r=!0,Oe(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&tn(S.v,b),S.i&&tn(S.i,y),v&&_.unskip_effect(S.e)):(S=ci(l,m?c:ii??=P(),b,x,y,o,n,i),m||(S.e.f|=se),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=z(()=>s(c)):(d=z(()=>s(ii??=P())),d.f|=se)),t>u.size&&ze(``,``,``),w&&t>0&&E(Me()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&Oe(!0),X(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,w&&(c=T)}function oi(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function si(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=oi(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(qn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=se,_===l)li(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),ui(e,d,_),ui(e,_,y),li(_,y,n),d=_,p=[],m=[],l=oi(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)li(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);ui(e,S.prev,ee.next),ui(e,d,S),ui(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),li(_,l,n),ui(e,_.prev,_.next),ui(e,_,d===null?e.effect.first:d.next),ui(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=oi(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=oi(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(ri(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var te=[];if(u!==void 0)for(_ of u)_.f&8192||te.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&te.push(l),l=oi(l.next);var ne=te.length;if(ne>0){var re=i&4&&s===0?n:null;if(o){for(v=0;v<ne;v+=1)te[v].nodes?.a?.measure();for(v=0;v<ne;v+=1)te[v].nodes?.a?.fix()}ni(e,te,re)}}o&&O(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function ci(e,t,n,r,i,a,o,s){var c=o&1?o&16?Xt(n):Qt(n,!1,!1):null,l=o&2?Xt(i):null;return{v:c,i:l,e:z(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function li(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=I(r);if(a.before(r),r===i)return;r=o}}function ui(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function di(e,t,...n){var r=new Yr(e);Rn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},re)}function fi(e,t){let n=null,r=w;var i;if(w){n=T;for(var a=F(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=I(a);if(a===null)Oe(!1);else{var o=I(a);a.remove(),E(o)}}w||(i=document.head.appendChild(P()));try{Rn(()=>{var e=z(()=>t(i));e.f|=ie,w||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(Oe(!0),E(n))}}function pi(e,t){var n=void 0,r;zn(()=>{n!==(n=t())&&(r&&=(B(r),null),n&&(r=z(()=>{Nn(()=>n(e))})))})}function mi(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=mi(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function hi(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=mi(e))&&(r&&(r+=` `),r+=t);return r}function gi(e){return typeof e==`object`?hi(e):e??``}var _i=[...` 	
\r\f\xA0\v﻿`];function vi(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||_i.includes(r[o-1]))&&(s===r.length||_i.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function yi(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function bi(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function xi(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(bi)),i&&c.push(...Object.keys(i).map(bi));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=bi(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=yi(r)),i&&(n+=yi(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Si(e,t,n,r,i,a){var o=e[ge];if(w||o!==n||o===void 0){var s=vi(n,r,a);w&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[ge]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Ci(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function wi(e,t,n,r){var i=e[_e];if(w||i!==t){var a=xi(t,r);w&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[_e]=t}else r&&(Array.isArray(r)?(Ci(e,n?.[0],r[0]),Ci(e,n?.[1],r[1],`important`)):Ci(e,n,r));return r}function Ti(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Ei(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=Ai(c);Ti(c,i?a.includes(l):cn(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function Di(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return Ee();for(var i of t.options)i.selected=n.includes(Ai(i))}else{for(i of t.options)if(cn(Ai(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function Oi(e){var t=new MutationObserver(t=>{t.every(ji)||(`__defaultValue`in e&&Ei(e,!1),`__value`in e&&Di(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),Dn(()=>{t.disconnect()})}function ki(e,t,n=t){var r=new WeakSet,i=!0;gt(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Ai);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Ai(o)}n(a),e.__value=a,A!==null&&r.add(A)}),Nn(()=>{var a=t();if(e===document.activeElement){var o=A;if(r.has(o))return}if(Di(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Ai(s),n(a))}e.__value=a,i=!1})}function Ai(e){return`__value`in e?e.__value:e.value}function ji(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Mi=Symbol(`is custom element`),Ni=Symbol(`is html`),Pi=xe?`link`:`LINK`,Fi=xe?`progress`:`PROGRESS`;function Ii(e){if(w){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;zi(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;zi(e,`checked`,null),e.checked=r}}};e[ye]=n,O(n),pt()}}function Li(e,t){var n=Bi(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===Fi)&&(e.value=t??``)}function Ri(e,t){var n=Bi(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function zi(e,t,n,r){var i=Bi(e);if(!(w&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===Pi))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[me]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&Hi(e).has(t)?e[t]=n:(!w||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function Bi(e){return e[he]??={[Mi]:e.nodeName.includes(`-`),[Ni]:e.namespaceURI===Ce}}var Vi=new Map;function Hi(e){var t=e.getAttribute(`is`)||e.nodeName,n=Vi.get(t);if(n)return n;Vi.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function Ui(e,t,n=t){var r=new WeakSet;gt(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=Ji(e)?Yi(a):a,n(a),A!==null&&r.add(A),await pr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(w&&e.defaultValue!==e.value||Z(t)==null&&e.value)&&(n(Ji(e)?Yi(e.value):e.value),A!==null&&r.add(A)),Fn(()=>{var n=t();if(e===document.activeElement){var i=A;if(r.has(i))return}Ji(e)&&n===Yi(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var Wi=new Set;function Gi(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),gt(n,`change`,()=>{var e=n.__value;a&&(e=qi(o,e,n.checked)),i(e)},()=>i(a?[]:null)),Fn(()=>{var e=r();w&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=cn(n.__value,e)}),Dn(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),Wi.has(o)||(Wi.add(o),O(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),Wi.delete(o)})),O(()=>{if(s){var e=a?qi(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function Ki(e,t,n=t){gt(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(w&&e.defaultChecked!==e.checked||Z(t)==null)&&n(e.checked),Fn(()=>{e.checked=!!t()})}function qi(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function Ji(e){var t=e.type;return t===`number`||t===`range`}function Yi(e){return e===``?null:+e}var Xi=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function Zi(e,t,n){var r=Xi.observe(e,()=>n(e[t]));Nn(()=>(Z(()=>n(e[t])),r))}function Qi(e,t){return e===t||e?.[de]===t}function $i(e=rt(),t,n,r){var i=D.r,a=W;return Nn(()=>{var o,s;return Fn(()=>{o=s,s=r?.()||[],Z(()=>{Qi(n(...s),e)||(t(e,...s),o&&Qi(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&Qi(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function ea(e,t){mt(window,[`resize`],()=>ht(()=>t(window[e])))}function ta(e=!1){let t=D,n=t.l.u;if(!n)return;let r=()=>gr(t.s);if(e){let e=0,n={},i=xt(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>X(i)}n.b.length&&An(()=>{na(t,r),m(n.b)}),On(()=>{let e=Z(()=>n.m.map(p));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&On(()=>{na(t,r),m(n.a)})}function na(e,t){if(e.l.s)for(let t of e.l.s)X(t);t()}var ra=!1;function ia(e){var t=ra;try{return ra=!1,[e(),ra]}finally{ra=t}}function aa(e,t,n,r){var i=!Ye||!!(n&2),o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=xt(r),X(u)):(l&&(l=!1,c=s?Z(r):r),c);let f;if(o){var p=de in e||pe in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=ia(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&We(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?xt:Tt)(()=>(v=!1,g()));o&&X(y);var b=W;return(function(e,t){if(arguments.length>0){let n=t?X(y):i&&o?on(e):e;return N(y,n),v=!0,c!==void 0&&(c=n),e}return Zn&&v||b.f&16384?y.v:X(y)})}function oa(e){D===null&&Le(`onMount`),Ye&&D.l!==null?ca(D).m.push(e):On(()=>{let t=Z(e);if(typeof t==`function`)return t})}function sa(e){D===null&&Le(`onDestroy`),oa(()=>()=>Z(e))}function ca(e){var t=e.l;return t.u??={a:[],b:[],m:[]}}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var la=(typeof document>`u`?null:document.querySelector(`meta[name="root"]`))?.content??``,ua=e=>la+e,da=`#watch`,fa=`# The browser page. What the server says comes in words of its own; these are the page's.

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
`,pa=`# The pages about games that have been played: history, replay, the check of a deal, records brought along, statistics.

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
`,ma=`# People: accounts, and what goes wrong with them.

people-not-installed = Accounts need argon2-cffi, which is not installed. It comes with the extra “web”.
people-name-length = A name has { $least } to { $most } characters.
people-name-taken = Somebody is called “{ $name }” already. Please choose another name.
people-password-length = A password has { $least } to { $most } characters. Three or four words that belong to nobody else make a good one.
people-password-easy = That password is one of the first that anybody would try. Please choose another one.
people-settings-size = That is too much to keep: { $most } characters at most.
people-wrong = The name or the password is wrong.
people-wrong-password = That is not your password.
people-wrong-code = There is no such code for this name, or it has been used.
people-too-many-tries = That was tried too often. Please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}; a recovery code lets you in at once.
people-too-many-accounts = Many accounts have been made here. Please wait a little before the next.
people-busy = Too many people are signing in right now. Please try again in a moment.
people-not-signed-in = You are not signed in.
people-signed-in-already = You are signed in as { $name }. Sign out first.
people-too-many-blocks = You have blocked { $most } people. Let somebody come again before you block another.
people-signed-out = You have signed out. Sign in again, and your seat is still yours.

# Signing up and in
people-account = Your account
people-sign-in-or-up = Sign in
people-way-up = New here
people-way-in = I have an account
people-about-up = An account takes your seats, your history and your settings to every device. It needs no e-mail. What you have played here stays yours.
people-about-in = Your seats, your history and your settings come to this device.
people-about-lost = With one of the codes that you kept you choose a new password. Every other device is signed out.
people-name = Name
people-password = Password
people-password-new = New password
people-password-hint = At least 8 characters. Three or four words make a good one.
people-show = Show
people-hide = Hide
people-code = Recovery code
people-sign-up = Make my account
people-sign-in = Sign in
people-lost = I have forgotten my password
people-not-lost = I remember it after all
people-bring = The games on this device are mine
people-bring-about = What was played here as a guest then belongs to the account. Else it stays here for whoever it is.

# Recovery codes
people-codes = Keep these codes
people-codes-about = Should you forget your password, one of these codes lets you choose a new one. Each works once.
people-codes-once = They are shown only now. Keep them where you will find them again: on paper, or in a file.
people-codes-save = Save
people-codes-done = I have kept them
people-codes-file = Gin rummy at { $site }: recovery codes of { $name }
people-codes-left = { $count ->
    [one] { $count } left
   *[other] { $count } left
}
people-codes-few = { $count ->
    [0] You have no recovery codes left. Make new ones, or a forgotten password cannot be helped.
    [one] You have one recovery code left. It is time to make new ones.
   *[other] You have { $count } recovery codes left. It is time to make new ones.
}

# What somebody may do with an account
people-since = Since { $date }; signed in on { $devices ->
    [one] this device
   *[other] { $devices } devices
}
people-sign-out = Sign out
people-do-password = Change the password
people-do-codes = New recovery codes
people-do-everywhere = Sign out everywhere
people-do-delete = Delete my account
people-sure-password = Every other device is signed out then.
people-sure-codes = The codes that you have are worth nothing then.
people-sure-everywhere = On every device, this one too. Nothing is lost: sign in again, and all is there.
people-sure-delete = This cannot be undone. Games that you are playing are given up. Games of others in which you played stay, without your name and without what you said.
people-password-changed = Your password is changed.
people-member = has an account

# At home
people-games = Your games
people-turn-yours = Your turn
people-turn-waiting = Waiting for players
people-turn-of = { $who } is to move
people-turn-between = Waiting for the others
people-tables = Open tables
people-join = Join
people-join-host = Join { $who }
people-anybody = Anyone may join
people-anybody-about = The table stands on everybody’s start page until somebody sits down.
people-title-turn = { $count ->
    [one] Your turn · { $title }
   *[other] Your turn ({ $count }) · { $title }
}
people-block = Block { $who }
people-blocked = { $who } is blocked
people-blocks = People you have blocked
people-unblock = Let { $who } come again
people-blocks-about = They cannot join your tables, nor you theirs, and neither sees the other’s open tables.
`,ha=`# Ratings: games that count, and what they say of somebody's play.

# What is refused
rating-account = Rated games are for people with an account. Make one or sign in: it takes a moment, and no e-mail.
rating-agree = This game is rated. Agree that it counts for your rating, and you are welcome.
rating-places = A rated game is played by people only, whoever makes the table among them, and nothing is taken back.
rating-rules = A rated game is played by the rules of a preset as they stand, to { $least } points or more. Put your own rules back, or play unrated.
rating-clock = A rated game needs a clock, so that nobody can keep the others waiting.
rating-no-bots = No bot plays in a rated game. Wait for somebody, or make another table.
rating-others-here = This game is rated, and somebody else is still playing: the clock plays for whoever is gone.
rating-no-putting-out = This game is rated, and counts for everybody in it. Put somebody out when it is over.
rating-not-installed = Ratings need openskill, which is not installed. It comes with the extra “web”.

# A rating in words
rating-points = { $points } ± { $reach }
rating-after = { $games ->
    [0] no rated game yet
    [one] after one rated game
   *[other] after { $games } rated games
}
rating-provisional = provisional
rating-of = Rating of { $who }: { $points }, give or take { $reach }, { $games ->
    [0] no rated game yet
    [one] after one rated game
   *[other] after { $games } rated games
}
rating-two = Two at a table
rating-three = Three at a table
rating-yours = Your rating
rating-about = Everybody begins with 1500. Who leads by 200 points wins about three games of four. “±” is how unsure it still is: in 19 cases of 20 somebody’s true strength lies within it. It shrinks with every game.
rating-about-provisional = Until ten rated games it is called provisional.
rating-course = How your rating went
rating-course-of = Your rating is { $points }, give or take { $reach }, after { $games } rated games.
rating-course-about = The line is your rating after each rated game; the band around it is how unsure it was.
rating-gain = Change
rating-place = Place
rating-none = You have played no rated game yet. Make a table for one under “With a friend”.
rating-private = Only you see this page. At a rated table the others see your rating, and you see theirs.

# Making and joining
rating-switch = Rated game
rating-switch-about = The result counts for the rating of everybody who plays. It needs a clock, an account for everybody, and the rules of a preset as they stand, to 50 points or more.
rating-switch-guest = Rated games are for people with an account.
rating-badge = Rated
rating-join-title = This game is rated
rating-join-about = If you play, the result counts for your rating and for theirs. Whoever gives the game up has lost it; for whoever leaves, the clock goes on.
rating-join = I agree: join the rated game
rating-look = Look at it
rating-look-host = Look at the rated table of { $who }

# At the table
rating-counts-will = This game is rated: the result will count for everybody’s rating.
rating-counts-bot = This game is no longer rated: a bot has taken a place.
rating-counts-not-all = This game is not rated: not everybody had agreed to another rated game.
rating-counts-ended = This game was not rated: it ended before there was a result to count.
rating-leave = This game is rated: who leaves lets the clock play on, and may lose by it. Giving up is a loss.
rating-rematch = Another rated game
rating-changes = What this game changed
rating-pending = The ratings are being worked out …
rating-change-why = { $reason ->
    [won] won
    [lost] lost
    [first] shared the first place
    [second] came second
   *[last] came last
}
rating-why = Who beats a stronger player gains more, who loses to a weaker one loses more; and the less is known of somebody, the more a game says.
rating-from-to = { $before } → { $points } ± { $reach }
rating-why-heading = Why so much?
rating-gone = The game is rated and goes on: the clock plays for them.
rating-gone-alone = The game is rated: wait, and the clock plays for them. With a bot, or ended now, it counts for nobody.
`,ga=`# The values of the game in words, used by every screen.

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
`,_a=class{constructor(e){this.value=e}valueOf(){return this.value}},$=class extends _a{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},va=class extends _a{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},ya=class e extends _a{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof _a)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof _a&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},ba=100,xa=`⁨`,Sa=`⁩`;function Ca(e,t,n){return n===t||n instanceof va&&t instanceof va&&n.value===t.value||t instanceof va&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function wa(e,t,n){return t[n]?Na(e,t[n].value):(e.reportError(RangeError(`No default`)),new $)}function Ta(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Ea(e,i.value):n.push(Ea(e,i));return{positional:n,named:r}}function Ea(e,t){switch(t.type){case`str`:return t.value;case`num`:return new va(t.value,{minimumFractionDigits:t.precision});case`var`:return Da(e,t);case`mesg`:return Oa(e,t);case`term`:return ka(e,t);case`func`:return Aa(e,t);case`select`:return ja(e,t);default:return new $}}function Da(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new $(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new $(`$${t}`);if(n instanceof _a)return n;switch(typeof n){case`string`:return n;case`number`:return new va(n);case`object`:if(ya.supportsValue(n))return new ya(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new $(`$${t}`)}}function Oa(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new $(t);if(n){let i=r.attributes[n];return i?Na(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${t}.${n}`))}return r.value?Na(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new $(t))}function ka(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new $(i);if(n){let t=a.attributes[n];if(t){e.params=Ta(e,r).named;let n=Na(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${i}.${n}`)}e.params=Ta(e,r).named;let o=Na(e,a.value);return e.params=null,o}function Aa(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new $(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new $(`${t}()`);try{let t=Ta(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new $(`${t}()`)}}function ja(e,{selector:t,variants:n,star:r}){let i=Ea(e,t);if(i instanceof $)return wa(e,n,r);for(let t of n)if(Ca(e,i,Ea(e,t.key)))return Na(e,t.value);return wa(e,n,r)}function Ma(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new $;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>ba)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${ba}`);r&&n.push(xa),n.push(Ea(e,i).toString(e)),r&&n.push(Sa)}return e.dirty.delete(t),n.join(``)}function Na(e,t){return typeof t==`string`?e.bundle._transform(t):Ma(e,t)}var Pa=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Fa(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Ia=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function La(e,t){let n=e[0];if(n instanceof $)return new $(`NUMBER(${n.valueOf()})`);if(n instanceof va)return new va(n.valueOf(),{...n.opts,...Fa(t,Ia)});if(n instanceof ya)return new va(n.toNumber(),{...Fa(t,Ia)});throw TypeError(`Invalid argument to NUMBER`)}var Ra=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function za(e,t){let n=e[0];if(n instanceof $)return new $(`DATETIME(${n.valueOf()})`);if(n instanceof ya||n instanceof va)return new ya(n,Fa(t,Ra));throw TypeError(`Invalid argument to DATETIME`)}var Ba=new Map;function Va(e){let t=Array.isArray(e)?e.join(` `):e,n=Ba.get(t);return n===void 0&&(n=new Map,Ba.set(t,n)),n}var Ha=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:La,DATETIME:za,...t},this._useIsolating=n,this._transform=r,this._intls=Va(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Pa(this,n,t);try{return Ma(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new $().toString(r);throw e}}},Ua=/^(-?[a-zA-Z][\w-]*) *= */gm,Wa=/\.([a-zA-Z][\w-]*) *= */y,Ga=/\*?\[/y,Ka=/(-?[0-9]+(?:\.([0-9]+))?)/y,qa=/([a-zA-Z][\w-]*)/y,Ja=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Ya=/^[A-Z][A-Z0-9_-]*$/,Xa=/([^{}\n\r]+)/y,Za=/([^\\"\n\r]*)/y,Qa=/\\([\\"])/y,$a=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,eo=/^\n+/,to=/ +$/,no=/ *\r?\n/g,ro=/( *)$/,io=/{\s*/y,ao=/\s*}/y,oo=/\[\s*/y,so=/\s*] */y,co=/\s*\(\s*/y,lo=/\s*->\s*/y,uo=/\s*:\s*/y,fo=/\s*,?\s*/y,po=/\s+/y,mo=class{constructor(e){this.body=[],Ua.lastIndex=0;let t=0;for(;;){let n=Ua.exec(e);if(n===null)break;t=Ua.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(Wa);){let t=o(Wa),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Xa)&&(r=o(Xa)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,eo),u([i],i.length)):r?S(r,to):null}function u(r=[],i){for(;;){if(n(Xa)){r.push(o(Xa));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,to));let c=[];for(let e of r)e instanceof ho&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(io,SyntaxError);let e=f();if(i(ao))return e;if(i(lo)){let t=h();return i(ao,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Ja)){let[,e,t,n=null]=a(Ja);if(e===`$`)return{type:`var`,name:t};if(i(co)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Ya.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(fo)}}function m(){let e=f();return e.type===`mesg`&&i(uo)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(Ga);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(oo,SyntaxError);let e;return e=n(Ka)?v():{type:`str`,value:o(qa)},i(so,SyntaxError),e}function _(){if(n(Ka))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(Ka),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Za),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Qa))return o(Qa);if(n($a)){let[,e,t]=a($a),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(po),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(no,`
`),n=ro.exec(e)[1].length;return new ho(t,n)}}},ho=class{constructor(e,t){this.value=e,this.length=t}},go=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),_o=function(e,t){return new URL(e,t).href},vo={},yo=function(e){return e.pathname.endsWith(`.css`)},bo=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},xo=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=_o(t,n);let r=s(t),i=yo(r);return bo(vo,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:go,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},So=`en`,Co=Object.assign({"../../../src/ginrummy/locale/en/page.ftl":fa,"../../../src/ginrummy/locale/en/past.ftl":pa,"../../../src/ginrummy/locale/en/people.ftl":ma,"../../../src/ginrummy/locale/en/rating.ftl":ha,"../../../src/ginrummy/locale/en/words.ftl":ga}),wo=Object.assign({"../../../src/ginrummy/locale/de/page.ftl":()=>xo(()=>import(`./page-BzLDxrps.js`).then(e=>e.default),[],import.meta.url),"../../../src/ginrummy/locale/de/past.ftl":()=>xo(()=>import(`./past-IiQwZvtY.js`).then(e=>e.default),[],import.meta.url),"../../../src/ginrummy/locale/de/people.ftl":()=>xo(()=>import(`./people-Bp-64GDB.js`).then(e=>e.default),[],import.meta.url),"../../../src/ginrummy/locale/de/rating.ftl":()=>xo(()=>import(`./rating-DQLLU_Mz.js`).then(e=>e.default),[],import.meta.url),"../../../src/ginrummy/locale/de/words.ftl":()=>xo(()=>import(`./words-C-Ei_R76.js`).then(e=>e.default),[],import.meta.url)}),To=[Eo(So,Object.values(Co))];function Eo(e,t){let n=new Ha(e,{useIsolating:!1});for(let e of t)n.addResource(new mo(e));return n}function Do(e,t={}){for(let n of To){let r=n.getMessage(e);if(r?.value)return n.formatPattern(r.value,t)}throw Error(`no message ${e}`)}async function Oo(e){if(document.documentElement.lang=e,document.cookie=`ginrummy-lang=${e}; path=${ua(`/`)}; max-age=31536000; samesite=lax`,e===So)return;let t=Object.entries(wo).filter(([t])=>t.includes(`/${e}/`)),n=await Promise.all(t.map(([,e])=>e()));n.length>0&&To.unshift(Eo(e,n))}function ko(){let e=Object.keys(wo).map(e=>e.split(`/`).at(-2));return[So,...new Set(e)].sort()}function Ao(){let e=ko();for(let t of navigator.languages){let n=e.find(e=>e.toLowerCase()===t.toLowerCase()),r=e.find(e=>e.split(`-`)[0]===t.split(`-`)[0].toLowerCase());if(n??r)return n??r}return So}var jo=class extends Error{refusal;status;constructor(e,t){super(e.message),this.refusal=e,this.status=t}};async function Mo(e,t,n=t?`POST`:`GET`){let r;try{r=await fetch(ua(e),{method:n,...t&&{body:JSON.stringify(t),headers:{"Content-Type":`application/json`}}})}catch{throw new jo({key:`unreachable`,message:Do(`page-server-unreachable`)},0)}let i=await r.json().catch(()=>null);if(r.ok)return i;let a=i?.error;throw new jo(a??{key:`unknown`,message:Do(`page-server-odd`)},r.status)}var No=()=>Mo(`/api/options`),Po=e=>Mo(`/api/rules`,e),Fo=e=>Mo(`/api/tables/${e}/rules`),Io=e=>Mo(`/api/tables`,e),Lo=e=>Mo(`/api/tables/${e}`),Ro=(e,t,n=!1)=>Mo(`/api/tables/${e}/join`,{name:t,rated:n}),zo=e=>ua(`/api/tables/${e}/record`),Bo=e=>ua(`/api/tables/${e}/qr.svg`);export{Er as $,Ri as A,di as B,$i as C,Qe as Ct,Ui as D,g as Dt,Gi as E,Ae as Et,wi as F,Gr as G,ti as H,Si as I,Lr as J,Wr as K,gi as L,ki as M,Oi as N,Ii as O,d as Ot,Di as P,Ir as Q,pi as R,ea as S,tt as St,Ki as T,je as Tt,ei as U,ai as V,$r as W,Fr as X,Nr as Y,zr as Z,ua as _,Zt as _t,Lo as a,Ln as at,aa as b,dt as bt,Io as c,On as ct,ko as d,hn as dt,Tr as et,Oo as f,gn as ft,da as g,N as gt,xo as h,on as ht,Po as i,Z as it,Li as j,zi as k,_ as kt,Bo as l,un as lt,Ao as m,vn as mt,Mo as n,X as nt,Fo as o,jn as ot,Do as p,_n as pt,Rr as q,No as r,pr as rt,Ro as s,In as st,jo as t,wr as tt,zo as u,ln as ut,la as v,Tt as vt,Zi as w,Xe as wt,ta as x,nt as xt,sa as y,wt as yt,fi as z};