import fc from 'fast-check'

import { embedOrigins, videoEmbed } from './videoEmbed'

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'
const loomId = '0123456789abcdef0123456789abcdef'
const driveId = '1AbCdEfGhIjKlMnOpQrStUv'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  [
    'https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=10s',
    `${youtube}?start=10`,
  ],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['http://youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', youtube],
  [' youtu.be/dQw4w9WgXcQ ', youtube],
  ['\u200bhttps://youtu.be/dQw4w9WgXcQ\u200b', youtube],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', youtube],
  ['https://youtu.be/dQw4w9WgXcQ/?t=90', `${youtube}?start=90`],
  ...['v', 'e', 'watch'].map((place) => [
    `https://youtube.com/${place}/dQw4w9WgXcQ`,
    youtube,
  ]),
  ['https://youtu.be/dQw4w9WgXcQ&t=30', youtube],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ?si=x', youtube],
  ['https://gaming.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://youtube.com/live/dQw4w9WgXcQ?t=1h2m3s', `${youtube}?start=3723`],
  ['https://youtu.be/dQw4w9WgXcQ?t=soon', youtube],
  ['https://music.youtube.com/watch?v=dQw4w9WgXcQ&si=x', youtube],
  [
    '<iframe width="560" height="315"\nsrc="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x&amp;start=9" title="Video"></iframe>',
    `${youtube}?start=9`,
  ],
  [youtube, youtube],
  [
    'https://vimeo.com/76979871',
    'https://player.vimeo.com/video/76979871?dnt=1',
  ],
  [
    'https://vimeo.com/76979871/8272103f6e',
    'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1',
  ],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1',
  ],
  [
    'https://vimeo.com/showcase/7008490/video/76979871',
    'https://player.vimeo.com/video/76979871?dnt=1',
  ],
  [
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://player.vimeo.com/video/76979871?dnt=1',
  ],
  ...['manage/videos', 'ondemand/tenpercent', 'groups/motion/videos'].map(
    (place) => [
      `https://vimeo.com/${place}/76979871`,
      'https://player.vimeo.com/video/76979871?dnt=1',
    ]
  ),
  [
    `<div style="padding:56.25%"><iframe src="https://www.loom.com/embed/${loomId}?sid=1"></iframe></div>`,
    `https://www.loom.com/embed/${loomId}`,
  ],
  [
    `https://www.loom.com/share/${loomId}`,
    `https://www.loom.com/embed/${loomId}`,
  ],
  [
    `https://drive.google.com/file/d/${driveId}/view?usp=sharing`,
    `https://drive.google.com/file/d/${driveId}/preview`,
  ],
  [
    `https://drive.google.com/file/u/1/d/${driveId}/view`,
    `https://drive.google.com/file/d/${driveId}/preview`,
  ],
  [
    `https://drive.google.com/file/d/${driveId}/view?usp=drivesdk&resourcekey=0-Ye4s`,
    `https://drive.google.com/file/d/${driveId}/preview?resourcekey=0-Ye4s`,
  ],
  [
    `https://drive.google.com/open?id=${driveId}&usp=drive_fs`,
    `https://drive.google.com/file/d/${driveId}/preview`,
  ],
])('%s is shown as %s', (address, src) => {
  expect(videoEmbed(address)).toBe(src)
})

test.each([
  '',
  'video',
  'https://youtube.com/',
  'https://youtube.com/watch?v=short',
  'https://youtube.com/watch?v="><script>',
  'https://youtube.com.evil.com/watch?v=dQw4w9WgXcQ',
  'https://evil.com/youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com@evil.com/watch?v=dQw4w9WgXcQ',
  'https://user@youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com:8443/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
  'data:text/html,<script>alert(1)</script>',
  '//youtube.com@evil.com',
  'https://vimeo.com/channels/staffpicks',
  '<iframe src="https://evil.com/embed/dQw4w9WgXcQ"></iframe>',
  `<iframe src='https://youtu.be/dQw4w9WgXcQ' onload="alert(1)">`,
  'https://drive.google.com/drive/folders/1',
  'https://constructor/watch',
  'https://toString/',
])('%p is refused', (address) => {
  expect(videoEmbed(address)).toBeNull()
})

test('The result never leaves the allowed origins', () => {
  const host = fc.constantFrom(
    'youtube.com',
    'youtu.be',
    'vimeo.com',
    'player.vimeo.com',
    'loom.com'
  )
  fc.assert(
    fc.property(
      host,
      fc.webPath(),
      fc.webQueryParameters(),
      (name, path, query) => {
        const src = videoEmbed(`https://${name}${path}?${query}`)
        if (src !== null) expect(embedOrigins).toContain(new URL(src).origin)
      }
    )
  )
})
