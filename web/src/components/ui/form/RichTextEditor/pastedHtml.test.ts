import { pastedHtml } from './pastedHtml'

test('Cells of a spreadsheet stay apart, a row in each paragraph', () => {
  expect(
    pastedHtml(
      '<table><tr><td>Name</td><td>Amount</td></tr><tr><td>Ana\n Cruz</td><td>1,999</td></tr></table>'
    )
  ).toBe('<p>Name | Amount</p><p>Ana Cruz | 1,999</p>')
})

test('A table of one column leaves what it holds', () => {
  expect(
    pastedHtml('<table><tr><td><p><b>Bold</b></p></td></tr></table>')
  ).toBe('<p><b>Bold</b></p>')
})

const item = (bullet: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${bullet}<span>&nbsp;</span></span><![endif]>${text}</p>`

test('Paragraphs with the bullets and numbers of Word are lists', () => {
  const html = pastedHtml(
    `<p>Before</p>${item('·', 'one')}${item('o', 'two')}${item('1.', 'first')}<p>After</p>`
  ).replace(/<!--.*?-->| (class|style)="[^"]*"/g, '')
  expect(html).toBe(
    '<p>Before</p><ul><li><p>one</p></li><li><p>two</p></li></ul><ol><li><p>first</p></li></ol><p>After</p>'
  )
})

test('Other texts stay as they are', () => {
  const html = '<meta charset="utf-8"><b style="font-weight:normal">Hi</b>'
  expect(pastedHtml(html)).toBe(html)
})
