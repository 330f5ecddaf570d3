import {
  categoryOf,
  extensionOf,
  isStrictUpload,
  meantFileName,
  strictExtensions,
} from './uploads'

test.each([
  // name, category, on the strict list
  ['Photo.JPG', 'images', true],
  ['logo.svg', 'images', true],
  ['lesson.mkv', 'videos', true],
  ['song.mp3', 'audio', false],
  ['deck.pptx', 'presentations', true],
  ['members.xlsx', 'spreadsheets', true],
  ['members.xls', 'spreadsheets', false],
  ['members.csv', 'spreadsheets', true],
  ['notes.txt', 'documents', true],
  ['feed.xml', 'documents', true],
  ['contract.v2.pdf', 'pdf', true],
  ['all.zip', 'archives', true],
  ['all.rar', 'archives', false],
  ['photo.jpg.exe', null, false],
  ['page.html', null, false],
  ['photo.jpg ', 'images', true],
  ['photo.jpg.', 'images', true],
  ['photo.jpg\u200b', 'images', true],
  ['cv\u202efdp.jpg', 'images', true],
  ['photo.jpg. exe', null, false],
  ['no-extension', null, false],
  ['.png', null, false],
  ['folder.png/file', null, false],
  ['', null, false],
])('%s: %p, strict %p', (name, category, isStrict) => {
  expect(categoryOf(name)).toBe(category)
  expect(isStrictUpload(name)).toBe(isStrict)
})

test('Every strict extension has a category', () => {
  for (const extension of strictExtensions) {
    expect(categoryOf(`file.${extension}`)).not.toBeNull()
    expect(extensionOf(`file.${extension}`)).toBe(extension)
  }
})

test.each([
  [' Photo.jpg ', 'Photo.jpg'],
  ['Photo.jpg. .', 'Photo.jpg'],
  ['cv\u202efdp.jpg\u200b', 'cvfdp.jpg'],
  ['a b.c.pdf', 'a b.c.pdf'],
  [' . ', ''],
])('The name %j is meant as %j', (name, meant) => {
  expect(meantFileName(name)).toBe(meant)
})
