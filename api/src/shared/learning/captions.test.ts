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

  it.each([
    [
      'of YouTube',
      '0:00:01.000,0:00:02.000\nHello\n\n0:00:03.000,0:00:04.500\nBye\n',
    ],
    [
      'without a blank line between cues',
      '1\n00:00:01,000 --> 00:00:02,000\nHello\n2\n00:00:03,000 --> 00:00:04,500\nBye',
    ],
    [
      'with short times and arrows',
      '1\n0:00:01,0-->0:00:02,00\nHello\n\n2\n0:00:03,0 -> 0:00:04,5\nBye',
    ],
    [
      'with places, headings and names',
      'WEBVTT - Kind: captions\nLanguage: en\n\nNOTE by\nAna\n\nfirst\n00:00:01.000 --> 00:00:02.000 X1:10 X2:20\n{\\an8}Hello\n\n00:00:03.000 --> 00:00:04.500\n<00:00:03.200><c>Bye</c>',
    ],
  ])('%s are converted', (_, text) => {
    expect(toVtt(text)).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHello\n\n00:00:03.000 --> 00:00:04.500\nBye\n'
    )
  })

  it('Keep a text below a blank line, and a number that is the text', () => {
    const srt =
      '1\n00:00:01,000 --> 00:00:02,000\nHello\n \nthere\n\n2\n00:00:03,000 --> 00:00:04,000\n42\n'
    expect(cuesOf(toVtt(srt) ?? '').map(({ text }) => text)).toEqual([
      'Hello\nthere',
      '42',
    ])
  })

  it('Keep signs that are no markup, however often they are saved', () => {
    const saved = toVtt(
      '00:01.000 --> 00:02.000\n<i>Q&A</i>: 5 < 6 &amp; 7 > 3, I <3 you'
    )
    expect(saved).toBe(
      'WEBVTT\n\n00:01.000 --> 00:02.000\nQ&amp;A: 5 &lt; 6 &amp; 7 &gt; 3, I &lt;3 you\n'
    )
    expect(toVtt(saved ?? '')).toBe(saved)
  })

  it('Are refused as a whole for a time that cannot be read', () => {
    expect(
      toVtt(
        '00:01.000 --> 00:02.000\nHello\n\n00:00:03:12 --> 00:00:04:12\nBye'
      )
    ).toBeNull()
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

  it('Have an end, whatever settings follow it', () => {
    expect(
      cuesOf(
        toVtt('00:01.000 --> 00:02.000 align:start position:0%\nHello') ?? ''
      )
    ).toEqual([{ from: 1, to: 2, text: 'Hello' }])
  })

  it('Are empty for text without captions', () => {
    expect(cuesOf('WEBVTT\n')).toEqual([])
    expect(cuesOf('')).toEqual([])
  })
})
