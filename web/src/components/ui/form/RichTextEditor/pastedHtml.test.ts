import { pastedHtml } from './pastedHtml'

test('Cells of a spreadsheet stay apart, a row in each paragraph', () => {
  expect(
    pastedHtml(
      '<table><tr><td>Name</td><td>Amount</td></tr><tr><td>Ana\n Cruz</td><td>1,999</td></tr></table>'
    )
  ).toBe('<p>Name | Amount</p><p>Ana Cruz | 1,999</p>')
})

test.each([
  ['A line break', 'td', 'one<br>two', 'one two'],
  ['A paragraph', 'td', '<p>one</p><p>two</p>', 'one two'],
  [
    'A link',
    'td',
    '<a href="https://a.ph">a</a>',
    '<a href="https://a.ph">a</a>',
  ],
  ['A heading', 'th', 'one', 'one'],
])('%s in a cell stays apart from its neighbour', (_, tag, cell, text) => {
  expect(
    pastedHtml(
      `<table><tr><${tag}>${cell}</${tag}><${tag}>b</${tag}></tr></table>`
    )
  ).toBe(`<p>${text} | b</p>`)
})

test('A link to a place in the copied document is its text', () => {
  expect(
    pastedHtml(
      '<p><a href="#heading=h.1">Part 1</a> <a href="https://a.ph#b">b</a></p>'
    )
  ).toBe('<p>Part 1 <a href="https://a.ph#b">b</a></p>')
  expect(pastedHtml("<p><a href='#_Toc1'>Part 1</a></p>")).toBe('<p>Part 1</p>')
  const modal = '<a href="#" data-modal="x">Open</a>'
  expect(pastedHtml(modal)).toBe(modal)
})

test('The settings of a document of Word are no text', () => {
  expect(pastedHtml('<xml><w:View>Normal</w:View></xml><p>Hi</p>')).toBe(
    '<p>Hi</p>'
  )
})

test('A table of one column is replaced by its content', () => {
  expect(
    pastedHtml('<table><tr><td><p><b>Bold</b></p></td></tr></table>')
  ).toBe('<p><b>Bold</b></p>')
})

const item = (bullet: string, text: string, level = 1) =>
  `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${bullet}<span>&nbsp;</span></span><![endif]>${text}</p>`

test('Paragraphs with the bullets and numbers of Word are lists', () => {
  const html = pastedHtml(
    `<p>Before</p>${item('·', 'one')}${item('o', 'two')}${item('1.', 'first')}<p>After</p>`
  ).replace(/<!--.*?-->| (class|style)="[^"]*"/g, '')
  expect(html).toBe(
    '<p>Before</p><ul><li><p>one</p></li><li><p>two</p></li></ul><ol><li><p>first</p></li></ol><p>After</p>'
  )
})

test('The levels of a list of Word are lists within its items', () => {
  const html = pastedHtml(
    `${item('·', 'one')}${item('o', 'deep', 2)}${item('1.', 'deeper', 3)}${item('o', 'deep', 2)}${item('·', 'two')}`
  ).replace(/<!--.*?-->|<\/?p\b[^>]*>/g, '')
  expect(html).toBe(
    '<ul><li>one<ul><li>deep<ol><li>deeper</li></ol></li><li>deep</li></ul></li><li>two</li></ul>'
  )
})

test.each([1, 2, 3, 4, 5, 6])(
  'A heading of level %s of another program is one of the editor',
  (level) => {
    expect(
      pastedHtml(`<h${level}>A <b>big</b> title</h${level}><p>Text</p>`)
    ).toMatch(/^<(h[23])>A <b>big<\/b> title<\/\1><p>Text<\/p>$/)
  }
)

test.each(['😀', '🇵🇭', '❤️', '👩‍🎓'])('The emoji %s is a letter', (emoji) => {
  expect(
    pastedHtml(`<div>Hi <img alt="${emoji}" src="https://a.ph/e.png"></div>`)
  ).toBe(`<div>Hi ${emoji}</div>`)
})

test('Other texts stay as they are', () => {
  const html = '<meta charset="utf-8"><b style="font-weight:normal">Hi</b>'
  expect(pastedHtml(html)).toBe(html)
})
