import { plainLatin } from './latin'

test.each([
  ['Niño Peña', 'nino pena'],
  ['Łukasz Ørsted', 'lukasz orsted'],
  ['Straße', 'strasse'],
  ['Đặng Œuvre Æsir', 'dang oeuvre aesir'],
  ['İpek Işık', 'ipek isik'],
  ['Þór Ðan', 'thor dan'],
  ['王小明', '王小明'],
  ['Ma\u200bri\u00ada', 'maria'],
])('%s is %s in plain letters', (text, plain) => {
  expect(plainLatin(text)).toBe(plain)
})
