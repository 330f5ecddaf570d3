import { asMessage, reportsPosition, playerOf } from './players'

const youtube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'
const vimeo = 'https://player.vimeo.com/video/1084537?h=ab12&dnt=1'
const page = 'https://sulong.example'

describe('the address of a frame', () => {
  it('starts a YouTube video where its learner stopped, and enables its reports', () => {
    const url = new URL(playerOf(youtube).src(youtube, 95, page))
    expect(url.origin + url.pathname).toBe(youtube)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      start: '95',
      enablejsapi: '1',
      origin: page,
      autoplay: '1',
    })
  })

  it.each([
    [0, '90'],
    [95, '95'],
  ])(
    'starts a part of a YouTube video at its own second, unless its learner stopped: %s',
    (from, start) => {
      const part = `${youtube}?start=90`
      const url = new URL(playerOf(part).src(part, from, page))
      expect(url.searchParams.get('start')).toBe(start)
    }
  )

  it('starts a Vimeo video where its learner stopped, and keeps its hash', () => {
    const url = new URL(playerOf(vimeo).src(vimeo, 95, page))
    expect(url.hash).toBe('#t=95s')
    expect(url.searchParams.get('h')).toBe('ab12')
    expect(url.searchParams.get('dnt')).toBe('1')
  })

  it('leaves the address of other hosts unchanged', () => {
    const loom = 'https://www.loom.com/embed/0123456789abcdef0123456789abcdef'
    expect(playerOf(loom).src(loom, 95, page)).toBe(loom)
    expect([
      reportsPosition(loom),
      reportsPosition(youtube),
      reportsPosition(vimeo),
      reportsPosition(null),
    ]).toEqual([false, true, true, false])
  })
})

describe('a message', () => {
  it.each([
    [
      '{"event":"infoDelivery","info":{"currentTime":12.4,"duration":600}}',
      { seconds: 12.4, duration: 600 },
    ],
    ['{"event":"infoDelivery","info":{"playerState":1}}', { isPlaying: true }],
    ['{"event":"infoDelivery","info":{"playerState":2}}', { isPlaying: false }],
    ['{"event":"onReady","info":null}', undefined],
    ['{"event":"onStateChange","info":1}', undefined],
  ])('from YouTube is read: %s', (data, state) => {
    expect(playerOf(youtube).read?.(asMessage(data) ?? {})).toEqual(state)
  })

  it.each([
    [
      { event: 'timeupdate', data: { seconds: 3.5, duration: 60 } },
      { seconds: 3.5, duration: 60, isPlaying: true },
    ],
    [
      { event: 'pause', data: { seconds: 4 } },
      { seconds: 4, isPlaying: false },
    ],
    [{ event: 'ready' }, undefined],
  ])('from Vimeo is read: %j', (data, state) => {
    expect(playerOf(vimeo).read?.(asMessage(data) ?? {})).toEqual(state)
  })

  it.each(['', 'not json', null, 7, '"text"'])(
    'of any other shape is ignored: %j',
    (data) => {
      expect(asMessage(data)).toBeUndefined()
    }
  )
})
