import { say } from '../tables.mjs'

/** Two visits to the plain page that differ by more than this make the results unusable. */
const NOISE = 0.1

const seconds = ({ median }) => (median / 1000).toFixed(2)
const kilobytes = ({ median }) => (median / 1000).toFixed(1)

const ratio = (one, other) => (one.median / other.median).toFixed(1)

const spreadOf = ({ least, most, median }) => {
  const spread = (most - least) / median
  const text = `${(spread * 100).toFixed(0)} %`
  return spread > NOISE ? `${text}: too noisy` : text
}

/** The pages by contestant as markdown; times count from the start of the navigation. */
export const sayPages = (pages) => {
  console.log(
    '\nA slow phone (150 ms, 1.6 Mbit/s, a quarter of the CPU), first visit and the next\n'
  )
  say(
    [
      'page',
      'contestant',
      'kB',
      'of it scripts',
      'requests in series',
      'FCP s',
      'words s',
      'LCP s',
      'spread',
      '÷ plain',
      'app s',
      'CLS',
      'TBT ms',
      'INP ms',
      'tokens',
      'next: kB',
      'next: LCP s',
    ],
    Object.entries(pages).flatMap(([path, contestants]) =>
      Object.entries(contestants).map(([name, { cold, repeat }]) => [
        path,
        name,
        kilobytes(cold.bytes),
        kilobytes(cold.script),
        cold.serial.median,
        seconds(cold.fcp),
        seconds(cold.content),
        seconds(cold.lcp),
        spreadOf(cold.lcp),
        ratio(cold.lcp, contestants.static.cold.lcp),
        seconds(cold.app),
        cold.cls.median.toFixed(3),
        cold.tbt.median.toFixed(0),
        cold.inp.median.toFixed(0),
        cold.tokens.median,
        kilobytes(repeat.bytes),
        seconds(repeat.lcp),
      ])
    )
  )
}
