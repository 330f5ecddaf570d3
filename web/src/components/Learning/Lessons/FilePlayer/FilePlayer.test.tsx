import { act, fireEvent, render, screen } from '@redwoodjs/testing/web'

import { FilePlayer } from './FilePlayer'

const media = HTMLMediaElement.prototype
const fresh = jest.fn()
const onState = jest.fn()

beforeEach(() => {
  localStorage.clear()
  fresh.mockReset().mockResolvedValue('/api/uploads/7?until=2')
  onState.mockReset()
  jest.spyOn(media, 'play').mockResolvedValue()
  jest.spyOn(media, 'pause').mockReturnValue()
  jest.spyOn(media, 'load').mockReturnValue()
})
afterEach(() => jest.restoreAllMocks())

const start = (positionSec = 0) => {
  render(
    <FilePlayer
      file={{ url: '/api/uploads/7?until=1', size: 2_500_000 }}
      freshUrl={fresh}
      captions={[]}
      name="Tour"
      positionSec={positionSec}
      videoSeconds={300}
      onState={onState}
    />
  )
  expect(document.querySelector('video')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Play Tour' }))
  return document.querySelector('video') as HTMLVideoElement
}

describe('an uploaded video', () => {
  it('shows its size and loads nothing until play is pressed, then resumes', () => {
    const video = start(42)
    expect(video).toHaveAttribute('src', '/api/uploads/7?until=1')
    fireEvent.loadedMetadata(video)
    expect(video.currentTime).toBe(42)
    fireEvent.timeUpdate(video)
    expect(onState).toHaveBeenLastCalledWith(
      expect.objectContaining({ seconds: 42 })
    )
  })

  it('gets a new link when its link has expired, and continues at the same second', async () => {
    const video = start()
    fireEvent.loadedMetadata(video)
    video.currentTime = 125
    await act(async () => void fireEvent.error(video))
    expect(video).toHaveAttribute('src', '/api/uploads/7?until=2')
    video.currentTime = 0
    fireEvent.loadedMetadata(video)
    expect(video.currentTime).toBe(125)
    expect(fresh).toHaveBeenCalledTimes(1)
  })

  it('reports a failure when a new link does not help, and retries on request', async () => {
    const video = start()
    await act(async () => void fireEvent.error(video))
    await act(async () => void fireEvent.error(video))
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The video stopped loading.'
    )
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: 'Go on' }))
    )
    expect(fresh).toHaveBeenCalledTimes(2)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('is controlled by keys that neither scroll the page nor leave the lesson', () => {
    const video = start()
    const onDocument = jest.fn()
    document.addEventListener('keydown', onDocument)
    fireEvent.keyDown(video, { key: 'l' })
    expect(video.currentTime).toBe(10)
    fireEvent.keyDown(video, { key: 'ArrowLeft' })
    expect(video.currentTime).toBe(5)
    fireEvent.keyDown(video, { key: 'm' })
    expect(video.muted).toBe(true)
    fireEvent.keyDown(video, { key: '>', shiftKey: true })
    expect(video.playbackRate).toBe(1.25)
    expect(localStorage.getItem('playbackRate')).toBe('1.25')
    expect(onDocument).not.toHaveBeenCalled()
    // Keys held with a modifier, and keys without an action, do nothing.
    fireEvent.keyDown(video, { key: 'l', ctrlKey: true })
    fireEvent.keyDown(video, { key: 'x' })
    expect(video.currentTime).toBe(5)
    expect(onDocument).toHaveBeenCalledTimes(2)
    document.removeEventListener('keydown', onDocument)
  })
})
