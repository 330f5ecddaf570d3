import { cleanName } from './storeUpload'

test.each([
  ['proof.png', 'proof.png'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\photos\\me.jpg', 'me.jpg'],
  ['a\u0000b\u001fc.png', 'abc.png'],
  // A control that shows the rest backwards: "exe.png" would look like "gnp.exe".
  ['\u202egnp.exe.png', 'gnp.exe.png'],
  ['x\u2066y\u200f.pdf', 'xy.pdf'],
])('The name %j is stored as %j', (name, stored) => {
  expect(cleanName(name)).toBe(stored)
})
