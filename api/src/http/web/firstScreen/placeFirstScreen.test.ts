import { placeFirstScreen } from './placeFirstScreen'

const html = `<html><head>
  <link
    rel="preload" as="font" href="/f.woff2"
  />
  <script type="module" crossorigin src="/assets/index.js"></script>
  <link rel="stylesheet" crossorigin href="/assets/index.css">
</head><body><div id="redwood-app"></div></body></html>`

const placed = placeFirstScreen(html, {
  markup: '<h1>$& Learn</h1>',
  styles: '.a{content:"$1"}',
  files: ['assets/page.js'],
})

it('Stands before the app, with its styles inline', () => {
  expect(placed).toContain(
    '<div id="first-screen"><h1>$& Learn</h1></div><div id="redwood-app"></div>'
  )
  expect(placed).toContain('<style id="first-screen-styles">.a{content:"$1"}')
})

it('Is followed by the style sheet, the script and the page’s modules, and by no font', () => {
  const after = placed.slice(placed.indexOf('redwood-app'))
  expect(after).toMatch(
    /index\.css.*index\.js.*rel="modulepreload" href="\/assets\/page\.js"/s
  )
  expect(placed.match(/index\.css/g)).toHaveLength(1)
  expect(placed.match(/index\.js/g)).toHaveLength(1)
  expect(placed).not.toContain('woff2')
})
