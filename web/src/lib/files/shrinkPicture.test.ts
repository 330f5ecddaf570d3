import { publicPicture, shrinkPicture } from './shrinkPicture'

const MB = 1_048_576

const fileOf = (type: string, size: number) => {
  const file = new File(['x'], 'gcash.png', { type })
  Object.defineProperty(file, 'size', { value: size })
  return file
}

/** Mocks a browser that decodes a picture of this size; returns the sizes of the drawn pictures. */
const mockBrowser = (width: number, height: number) => {
  const drawn: number[][] = []
  window.createImageBitmap = async () =>
    ({ width, height, close: () => {} }) as ImageBitmap
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => {},
    drawImage: (_: unknown, __: number, ___: number, ...size: number[]) =>
      drawn.push(size),
  } as never)
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done, type) => done(new Blob(['small'], { type })))
  return drawn
}

afterEach(() => jest.restoreAllMocks())

it.each([
  ['photo', 4000, 3000, [1600, 1200]],
  ['phone’s screenshot', 1080, 2400, [900, 2000]],
])('A large %s becomes a smaller JPEG', async (_, width, height, size) => {
  const drawn = mockBrowser(width, height)
  const sent = await shrinkPicture(fileOf('image/png', 3 * MB))
  expect(drawn).toEqual([size])
  expect([sent.name, sent.type, sent.size]).toEqual([
    'gcash.jpg',
    'image/jpeg',
    5,
  ])
})

it.each([
  ['A small picture', 'image/png', MB, 4000],
  ['A PDF', 'application/pdf', 3 * MB, 4000],
  ['A picture with few pixels', 'image/png', 3 * MB, 900],
])('%s is sent as it is', async (_, type, size, side) => {
  mockBrowser(side, side)
  const file = fileOf(type, size)
  expect(await shrinkPicture(file)).toBe(file)
})

it('A picture that the browser cannot draw is sent as it is', async () => {
  window.createImageBitmap = () => Promise.reject(new Error('InvalidState'))
  const file = fileOf('image/jpeg', 3 * MB)
  expect(await shrinkPicture(file)).toBe(file)
})

it.each([
  ['image/jpeg', 'gcash.jpg'],
  ['image/png', 'gcash.png'],
])(
  'A small %s for others loses what it says of its place',
  async (type, name) => {
    const drawn = mockBrowser(800, 600)
    const file = fileOf(type, MB / 2)
    const sent = await publicPicture(file)
    expect(drawn).toEqual([[800, 600]])
    expect(sent).not.toBe(file)
    expect([sent.name, sent.type]).toEqual([name, type])
  }
)

it('A GIF for others keeps its movement', async () => {
  const file = fileOf('image/gif', MB)
  expect(await publicPicture(file)).toBe(file)
})
