import { plainText } from './plainText'

test.each([
  ['<p>One</p><p>Two</p>', 'One\nTwo'],
  ['<ul><li>a</li><li>b <strong>c</strong></li></ul>', 'a\nb c'],
  ['one<br>two', 'one\ntwo'],
  ['', ''],
])('%s reads %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})
