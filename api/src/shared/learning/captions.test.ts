import { cuesOf, toVtt } from './captions'

const vtt = `WEBVTT

00:00.000 --> 00:02.500
Kumusta!

00:02.500 --> 00:05.000
Let us begin.
`

describe('captions', () => {
  it('That are WebVTT stay as they are', () => {
    expect(toVtt(vtt)).toBe(vtt)
  })

  it('Of SubRip are converted to WebVTT', () => {
    const srt =
      '\uFEFF1\r\n00:00:00,000 --> 00:00:02,500\r\nKumusta!\r\n\r\n2\r\n00:00:02,500 --> 00:00:05,000\r\nLet us\r\nbegin.\r\n'
    expect(toVtt(srt)).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:02.500\nKumusta!\n\n00:00:02.500 --> 00:00:05.000\nLet us\nbegin.\n'
    )
  })

  it('Contain text only, no markup, styles or notes', () => {
    const styled = `WEBVTT

STYLE
::cue { color: red }

NOTE written in a hurry

00:00.000 --> 00:01.000 align:start
<v Ana><b>Kumusta</b></v>

00:01.000 --> 00:02.000
<img src=x onerror=alert(1)>
`
    expect(toVtt(styled)).toBe(
      'WEBVTT\n\n00:00.000 --> 00:01.000 align:start\nKumusta\n'
    )
  })

  it.each(['', 'Kumusta!', 'WEBVTT\n', '00:00 --> later\nHello'])(
    '%j has no cues',
    (text) => {
      expect(toVtt(text)).toBeNull()
    }
  )
})

describe('cues', () => {
  it('Are those that toVtt wrote, in seconds', () => {
    const vtt = toVtt(
      '1\n00:00:01,500 --> 00:00:03,000\nHello\nthere\n\n2\n01:02.000 --> 01:04.250\nAgain'
    )
    expect(cuesOf(vtt ?? '')).toEqual([
      { from: 1.5, to: 3, text: 'Hello\nthere' },
      { from: 62, to: 64.25, text: 'Again' },
    ])
  })

  it('Are empty for text without captions', () => {
    expect(cuesOf('WEBVTT\n')).toEqual([])
    expect(cuesOf('')).toEqual([])
  })
})
