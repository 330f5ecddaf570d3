import { act, fireEvent, render, screen } from '@redwoodjs/testing/web'

import { saveData } from 'src/hooks/browser/useSavesData'

import type { Content } from './content'
import { LessonContent } from './LessonContent'

const file = (id: number, changes: Partial<Content['files'][number]> = {}) => ({
  id,
  title: `File ${id}`,
  category: 'images',
  name: 'map.png',
  size: 2048,
  url: `/api/uploads/${id}?sig=a`,
  isDownloadable: false,
  ...changes,
})

const lesson = (changes: object = {}) =>
  ({
    id: 3,
    name: 'Look',
    shortDescription: '',
    description: '',
    type: 'IMAGE_TEXT',
    videoUrl: null,
    videoFile: null,
    videoSeconds: null,
    audioFile: null,
    transcript: '',
    isOnlyEnglish: false,
    captions: [],
    embedUrl: null,
    files: [file(1), file(2, { isDownloadable: true })],
    ...changes,
  }) as Content

const freshLinks = jest.fn(async () => null)
const show = (changes: object = {}) =>
  render(<LessonContent lesson={lesson(changes)} freshLinks={freshLinks} />)

beforeEach(() => freshLinks.mockClear())
afterEach(() => localStorage.clear())

describe('a lesson of pictures and text', () => {
  it('shows its pictures, and lists its downloads', () => {
    show()
    expect(screen.getByRole('img', { name: 'File 1' })).toHaveAttribute(
      'src',
      '/api/uploads/1?sig=a'
    )
    expect(screen.getByRole('img', { name: 'File 2' })).toBeInTheDocument()
    expect(
      screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    ).toEqual(['/api/uploads/2?sig=a'])
  })

  it('says so when its text is in English only', () => {
    const note = 'This lesson is in English only for now.'
    const { rerender } = show({ description: '<p>Hi</p>' })
    expect(screen.queryByText(note)).not.toBeInTheDocument()
    rerender(
      <LessonContent
        lesson={lesson({ description: '<p>Hi</p>', isOnlyEnglish: true })}
        freshLinks={freshLinks}
      />
    )
    expect(screen.getByText(note)).toBeInTheDocument()
  })

  it('lists an SVG and other files as downloads', () => {
    show({
      files: [
        file(1, { name: 'a.svg' }),
        file(2, { category: 'pdf', name: 'a.pdf' }),
      ],
    })
    expect(screen.queryByRole('img', { name: /File/ })).not.toBeInTheDocument()
    expect(screen.getAllByRole('link')).toHaveLength(2)
  })

  it('lists pictures as files in lessons of other types', () => {
    show({ type: 'VIDEO' })
    expect(screen.queryByRole('img', { name: /File/ })).not.toBeInTheDocument()
    expect(screen.getAllByRole('link')).toHaveLength(2)
  })

  it('keeps showing a picture while its link is renewed', () => {
    const { rerender } = show()
    const image = () => screen.getByRole('img', { name: 'File 1' })
    fireEvent.load(image())
    const renewed = lesson({
      files: [file(1, { url: '/api/uploads/1?sig=b' })],
    })
    rerender(<LessonContent lesson={renewed} freshLinks={freshLinks} />)
    expect(image()).toHaveAttribute('src', '/api/uploads/1?sig=a')
    fireEvent.error(image())
    expect(image()).toHaveAttribute('src', '/api/uploads/1?sig=b')
  })

  it('shows pictures on request only, with their size, in data saver mode', () => {
    saveData(true)
    show()
    expect(
      screen.queryByRole('img', { name: 'File 1' })
    ).not.toBeInTheDocument()
    const button = screen.getByRole('button', { name: 'Show picture: File 1' })
    expect(button).toHaveTextContent('2 KB')
    fireEvent.click(button)
    expect(screen.getByRole('img', { name: 'File 1' })).toBeInTheDocument()
  })
})

describe('links to files', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const pass = (minutes: number) =>
    act(() => jest.advanceTimersByTimeAsync(minutes * 60_000))

  it('are renewed before they expire while the page is open', async () => {
    show()
    await pass(3)
    expect(freshLinks).not.toHaveBeenCalled()
    await pass(1.5)
    expect(freshLinks).toHaveBeenCalledTimes(1)
    await pass(4.5)
    expect(freshLinks).toHaveBeenCalledTimes(2)
  })

  it('are requested again after a lost connection', async () => {
    freshLinks.mockRejectedValueOnce(new Error('offline'))
    show()
    await pass(4.5)
    await pass(0.5)
    expect(freshLinks.mock.calls.length).toBeGreaterThan(1)
  })

  it('are not requested when the lesson has no files', async () => {
    show({ files: [file(1, { category: 'web_links', name: null })] })
    await pass(10)
    expect(freshLinks).not.toHaveBeenCalled()
  })
})
