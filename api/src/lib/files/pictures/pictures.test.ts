// Pictures that others see hold pixels only, and hostile ones harm nothing but the process that reads them.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { deflateSync } from 'node:zlib'

import sharp from 'sharp'

import { drawnSize } from './drawnSize'
import { drawPicture, isReadablePicture } from './drawPicture'

let folder: string
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'))
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

const write = (bytes: Buffer) => {
  const file = path.join(folder, 'sent')
  fs.writeFileSync(file, bytes)
  return file
}

const drawn = async (bytes: Buffer, keepsSize = false) => {
  const to = path.join(folder, 'drawn')
  fs.rmSync(to, { force: true })
  const isDrawn = await drawPicture({
    from: write(bytes),
    to,
    ownerId: 1,
    keepsSize,
  })
  return isDrawn ? fs.readFileSync(to) : null
}

const plain = (width: number, height: number, colour = 'red') =>
  sharp({ create: { width, height, channels: 3, background: colour } })

const camera = {
  IFD0: { Make: 'Phone', Model: 'SECRET 9', Copyright: 'Ana' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 35/1 0/1' },
}

/** A red half beside a blue half, as a camera that was held upright stores it. */
const turned = async () => {
  const half = await plain(40, 20, 'blue').png().toBuffer()
  return plain(80, 20)
    .composite([{ input: half, left: 40, top: 0 }])
    .withExif(camera)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

test('A photo loses what the camera wrote, and stands upright', async () => {
  const sent = await turned()
  expect((await sharp(sent).metadata()).exif).toBeDefined()
  const bytes = (await drawn(sent)) as Buffer
  const { format, width, height, orientation, exif } =
    await sharp(bytes).metadata()
  expect({ format, width, height, orientation, exif }).toEqual({
    format: 'jpeg',
    width: 20,
    height: 80,
  })
  expect(bytes.includes('SECRET')).toBe(false)
  const [red] = await sharp(bytes)
    .extract({ left: 5, top: 5, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect(red).toBeGreaterThan(200)
})

test('A photo whose end did not arrive is drawn as far as it goes', async () => {
  const noise = randomBytes(300 * 200 * 3)
  const sent = await sharp(noise, {
    raw: { width: 300, height: 200, channels: 3 },
  })
    .jpeg()
    .toBuffer()
  const bytes = await drawn(sent.subarray(0, sent.length / 2))
  expect(await sharp(bytes as Buffer).metadata()).toMatchObject({
    width: 300,
    height: 200,
  })
})

test.each(['png', 'webp'] as const)('A %s loses its texts', async (format) => {
  const sent = await plain(30, 20)
    .withExif(camera)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRET</x:xmpmeta>')
    .toFormat(format)
    .toBuffer()
  expect(sent.includes('SECRET')).toBe(true)
  const bytes = (await drawn(sent)) as Buffer
  expect(bytes.includes('SECRET')).toBe(false)
  expect((await sharp(bytes).metadata()).format).toBe(format)
})

test.each(['gif', 'webp'] as const)(
  'A moving %s still moves',
  async (format) => {
    const frames = await Promise.all(
      ['red', 'blue', 'green'].map((colour) =>
        plain(40, 30, colour).png().toBuffer()
      )
    )
    const sent = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer()
    const bytes = (await drawn(sent)) as Buffer
    expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject({
      format,
      pages: 3,
      pageHeight: 30,
    })
  }
)

test('A picture becomes as large as it is shown, unless it is handed out', async () => {
  const sent = await plain(4000, 3000).jpeg().toBuffer()
  const sizeOf = async (bytes: Buffer | null) =>
    (await sharp(bytes as Buffer).metadata()).width
  expect(await sizeOf(await drawn(sent))).toBe(1600)
  expect(await sizeOf(await drawn(sent, true))).toBe(4000)
})

test.each([
  [4000, 3000, 1600],
  [1080, 4320, 3600],
  [800, 600, 800],
  [300, 9000, 9000],
])('%d × %d is drawn with a longer side of %d', (width, height, size) => {
  expect(drawnSize({ width, height })).toBe(size)
})

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  // Decoders look at the size before they look at the checksum.
  return Buffer.concat([size, body, Buffer.alloc(4)])
}

/** A PNG that claims a size. */
const claiming = (width: number, height: number) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const hostile: [string, () => Buffer | Promise<Buffer>][] = [
  ['that claims 60,000 × 60,000 pixels', () => claiming(60_000, 60_000)],
  ['of more than 50 million pixels', () => plain(8000, 6300).png().toBuffer()],
  [
    'that is only a beginning',
    () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  ],
  ['of nothing', () => Buffer.alloc(500)],
  [
    'that is a drawing of lines',
    () =>
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>'
      ),
  ],
]

test.each(hostile)('A picture %s is not drawn', async (_, bytes) => {
  const sent = await bytes()
  expect(await isReadablePicture(write(sent), 1)).toBe(false)
  expect(await drawn(sent)).toBeNull()
})

test('A picture that takes too long is given up', async () => {
  const from = write(await plain(7000, 7000).png().toBuffer())
  const to = path.join(folder, 'late')
  expect(await drawPicture({ from, to, ownerId: 1 }, 1)).toBe(false)
})

test('Uploads and the pictures of others do not wait for those of one person', async () => {
  const ended: string[] = []
  const drawFor = (ownerId: number) =>
    drawPicture({ from, to: path.join(folder, `of-${draws++}`), ownerId }).then(
      () => ended.push(`drawing of ${ownerId}`)
    )
  let draws = 0
  const from = write(await plain(3000, 3000).png().toBuffer())
  await Promise.all([
    ...Array.from({ length: 6 }, () => drawFor(1)),
    drawFor(2),
    isReadablePicture(from, 1).then(() => ended.push('check')),
  ])
  expect(ended.indexOf('drawing of 2')).toBeLessThan(4)
  expect(ended.indexOf('check')).toBeLessThan(4)
})
