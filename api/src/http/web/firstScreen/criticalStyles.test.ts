import { readStyles } from './criticalStyles'

const PAGE =
  '<main class="p-4 sm:flex 2xl:flex"><h1>Learn</h1><input type="email" class="input"/><svg viewBox="0 0 1 1"><linearGradient></linearGradient></svg></main>'

const pick = (css: string, html = PAGE) =>
  readStyles(css)(html).replace('@layer ;', '')

describe('the styles of a first screen', () => {
  it.each([
    ['a class of the page', '.p-4{padding:1rem}', true],
    ['a class that the page has not', '.p-5{padding:2rem}', false],
    [
      'a class for wide screens',
      '@media (min-width:40rem){.sm\\:flex{display:flex}}',
      true,
    ],
    ['an element of the page', 'h1{margin:0}', true],
    ['an element that the page has not', 'table{border:0}', false],
    ['an attribute of the page', 'input[type=email]{border:0}', true],
    ['an attribute that the page has not', '.input[disabled]{border:0}', false],
    ['a state that comes later', '.input:hover{border:0}', false],
    [
      'one of several alternatives',
      ':where(.btn,.input){cursor:pointer}',
      true,
    ],
    ['none of the alternatives', ':is(.btn,.card)>*{cursor:pointer}', false],
    ['a class that starts with a digit', '.\\32xl\\:flex{top:0}', true],
    ['an element in mixed case', 'linearGradient{top:0}', true],
    ['an attribute in mixed case', 'svg[viewBox]{top:0}', true],
    ['a selector that cannot be read', '& .p-4{top:0}', true],
    ['the printed page', '@media print{.p-4{padding:0}}', false],
    [
      'a rule inside of several groups',
      '@layer base{@supports (color:red){h1{color:red}}}',
      true,
    ],
  ])('contain %s: %#', (_, css, isKept) => {
    expect(pick(css).includes('{')).toBe(isKept)
  })

  it('keep of a list only the selectors that match', () => {
    expect(pick('h1,table,.p-4{margin:0}')).toBe('h1,.p-4{margin:0}')
  })

  it('keep only values of the theme that a rule uses, directly or not', () => {
    expect(
      pick(
        ':root{--a:1px;--b:var(--a);--c:2px;color:red}.p-4{padding:var(--b)}'
      )
    ).toBe(':root{--a:1px;--b:var(--a);color:red}.p-4{padding:var(--b)}')
  })

  it('keep only animations and registered properties that a rule uses', () => {
    const used =
      '.p-4{animation:rise 1s;margin:var(--x)}@keyframes rise{to{opacity:1}}@property --x{inherits:false}'
    expect(
      pick(
        `${used}@keyframes spin{to{rotate:1turn}}@property --y{inherits:false}`
      )
    ).toBe(used)
  })

  it('name all layers in their order, so that the whole sheet may follow', () => {
    expect(
      readStyles(
        '@layer a{.no{top:0}}@layer b{@layer c{h1{margin:0}}}@layer a{.no{top:1px}}'
      )(PAGE)
    ).toBe('@layer a,b,b.c;@layer b{@layer c{h1{margin:0}}}')
  })

  it('contain the fallback font and not the one that has to be loaded', () => {
    const css =
      '@font-face{font-family:A;src:url(/a.woff2)}@font-face{font-family:B;src:local(Arial)}'
    expect(pick(css)).toBe('@font-face{font-family:B;src:local(Arial)}')
  })
})
