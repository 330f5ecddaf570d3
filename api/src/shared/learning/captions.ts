// Captions of uploaded videos as WebVTT (W3C). Editors upload WebVTT or SubRip (.srt), which differs from WebVTT in its
// commas and its numbering of cues.

const TIME =
  /^((?:\d+:)?\d{2}:\d{2})[.,](\d{3}) --> ((?:\d+:)?\d{2}:\d{2})[.,](\d{3})/

const cueOf = (block: string) => {
  const lines = block.split('\n')
  const at = lines.findIndex((line) => TIME.test(line))
  if (at === -1) return null
  const times = lines[at].replace(TIME, '$1.$2 --> $3.$4')
  // Captions are plain text, so markup is removed.
  const text = lines
    .slice(at + 1)
    .map((line) => line.replace(/<[^<>]*>/g, '').trim())
    .filter(Boolean)
  return text.length > 0 ? [times, ...text].join('\n') : null
}

/** The captions as WebVTT, or null if the text has no cue. */
export const toVtt = (text: string): string | null => {
  const blocks = text
    .replace(/\r\n?/g, '\n')
    .replace(/^\uFEFF/, '')
    .split(/\n{2,}/)
  const cues = blocks.map((block) => cueOf(block.trim())).filter(Boolean)
  return cues.length > 0 ? `WEBVTT\n\n${cues.join('\n\n')}\n` : null
}

export type Cue = { from: number; to: number; text: string }

/** '01:02.500' or '1:01:02.500' in seconds. */
const secondsOf = (time: string) =>
  time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

/** The texts and times of captions that `toVtt` has converted. */
export const cuesOf = (vtt: string): Cue[] =>
  vtt.split(/\n{2,}/).flatMap((block) => {
    const [times, ...text] = block.trim().split('\n')
    const [from, to] = times.split(' --> ')
    return to && text.length > 0
      ? [{ from: secondsOf(from), to: secondsOf(to), text: text.join('\n') }]
      : []
  })
