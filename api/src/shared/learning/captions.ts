// Captions of uploaded videos as WebVTT (W3C). Editors upload WebVTT, SubRip (.srt) or the .sbv of YouTube, which differ in
// the signs of their times and in the numbers of their cues.

const TIME = '((?:\\d+:)?\\d{1,2}:\\d{2})[.,](\\d{1,3})'

/** '00:00:01,000 --> 00:00:02,000', and '0:00:01.000,0:00:02.000' of an .sbv; settings may follow an arrow. */
const TIMES = new RegExp(
  `^${TIME}(?:\\s*-{1,2}>\\s*${TIME}(?:\\s+(.*))?|,${TIME})$`
)
const ARROW = /-->/

const SETTING = /^(?:align|line|position|region|size|vertical):\S+$/

/** WebVTT wants two digits of hours and minutes, and three after the point. */
const timeOf = (clock: string, part: string) =>
  `${clock.replace(/(?<!\d)\d(?=:)/g, '0$&')}.${part.padEnd(3, '0')}`

const timesOf = (line: string) => {
  const match = TIMES.exec(line)
  if (!match) return null
  const [, from, fromPart, to, toPart, settings = '', sbvTo, sbvPart] = match
  const kept = settings.split(/\s+/).filter((each) => SETTING.test(each))
  return [
    timeOf(from, fromPart),
    '-->',
    timeOf(to || sbvTo, toPart || sbvPart),
    ...kept,
  ].join(' ')
}

/** Tags of WebVTT and SubRip, also '<00:01.000>' and '{\an8}'; '5 < 6' and 'I <3 you' are text. */
const MARKUP = /<\/?[a-z][^<>]*>|<\d+:[\d:.]+>|\{\\[^{}]*\}/gi

const SIGNS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
}

/** A line of a cue: plain text, whose signs do not count as markup. */
const textOf = (line: string) =>
  line
    .replace(MARKUP, '')
    .replace(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (sign) => SIGNS[sign] ?? '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .trim()

/** Blocks of WebVTT that are no cues. */
const NO_CUE = /^(?:WEBVTT|NOTE|STYLE|REGION)\b/

type Block = { times: string | null; text: string[] }

/**
 * The parts of a block of lines: each time begins a cue, and what stands above it is its number or name. Cues may follow
 * each other without a blank line; then only a number is a name.
 */
const partsOf = (lines: readonly string[]) => {
  const parts: Block[] = [{ times: null, text: [] }]
  for (const line of lines) {
    const times = timesOf(line)
    const last = parts[parts.length - 1]
    if (times === null) last.text.push(line)
    else {
      if (last.times === null || /^\d+$/.test(last.text.at(-1) ?? ''))
        last.text.pop()
      parts.push({ times, text: [] })
    }
  }
  return parts
}

/**
 * The captions as WebVTT, or null if the text has no cue, or a time that cannot be read: its words would be lost. A text
 * with a blank line in it stays one cue.
 */
export const toVtt = (text: string): string | null => {
  const blocks = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*(?:\n[^\S\n]*)+/)
    .map((block) => block.split('\n').map((line) => line.trim()))
    .filter(([first]) => !NO_CUE.test(first))
  const cues: Block[] = []
  for (const { times, text } of blocks.flatMap(partsOf)) {
    if (text.some((line) => ARROW.test(line))) return null
    if (times !== null) cues.push({ times, text })
    else cues.at(-1)?.text.push(...text)
  }
  const written = cues
    .map(({ times, text }) => [times, ...text.map(textOf).filter(Boolean)])
    .filter(({ length }) => length > 1)
  return written.length > 0
    ? `WEBVTT\n\n${written.map((lines) => lines.join('\n')).join('\n\n')}\n`
    : null
}

/** The text is WebVTT, in which '&lt;' is one character. */
export type Cue = { from: number; to: number; text: string }

/** '01:02.500' or '1:01:02.500' in seconds. */
const secondsOf = (time: string) =>
  time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

/** The texts and times of captions that `toVtt` has converted. */
export const cuesOf = (vtt: string): Cue[] =>
  vtt.split(/\n{2,}/).flatMap((block) => {
    const [times, ...text] = block.trim().split('\n')
    const [, from, to] = /^([\d:.]+) --> ([\d:.]+)/.exec(times) ?? []
    return to && text.length > 0
      ? [{ from: secondsOf(from), to: secondsOf(to), text: text.join('\n') }]
      : []
  })
