import { cleanName } from './storeUpload'

test.each([
  ['proof.png', 'proof.png'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\photos\\me.jpg', 'me.jpg'],
  ['a\u0000b\u001fc.png', 'abc.png'],
  // A control that shows the rest backwards: "exe.png" would look like "gnp.exe".
  ['\u202egnp.exe.png', 'gnp.exe.png'],
  ['x\u2066y\u200f.pdf', 'xy.pdf'],
  // Long names keep their end, without half of an emoji.
  [`ab😀${'c'.repeat(115)}.png`, `${'c'.repeat(115)}.png`],
  [`a😀${'c'.repeat(114)}.png`, `😀${'c'.repeat(114)}.png`],
  ['a\ud83d.png', 'a.png'],
  ['Re\u0301sume\u0301 Pen\u0303a.pdf', 'R\u00e9sum\u00e9 Pe\u00f1a.pdf'],
])('The name %j is stored as %j', (name, stored) => {
  expect(cleanName(name)).toBe(stored)
})
