import { keepablesOf, sizesOf } from './keepable'

const file = (id: number, size: number) => ({
  id,
  url: `/api/uploads/${id}`,
  size,
})
const attached = (id: number, size: number | null) => ({
  id,
  title: 'A file',
  category: 'pdf' as const,
  name: null,
  size,
  url: `/api/uploads/${id}`,
  isDownloadable: true,
})

it.each([
  ['only text', null, null, [], []],
  ['an external link', null, null, [attached(1, null)], []],
  [
    'a video, audio and files',
    file(1, 900),
    file(2, 80),
    [attached(3, 5), attached(4, 6)],
    [
      { kind: 'audio', bytes: 80 },
      { kind: 'files', bytes: 11 },
      { kind: 'video', bytes: 900 },
    ],
  ],
])('%s', (_case, videoFile, audioFile, files, sizes) => {
  expect(sizesOf(keepablesOf({ videoFile, audioFile, files }))).toEqual(sizes)
})
