// Words that give an archaic or elliptical style away (docs/style.md). Extend the list when you rewrite another one.
export const oldWords = [
  'whoever',
  'whomever',
  'anew',
  '(?<!there )is none',
  '(?<!there )are none',
  'gives out',
  'the line (is|gives|breaks)',
  'off the line',
  'stands by',
  'stands beside',
  'so (many|long) (are|is)',
  '^so (many|long|far) ',
  "nobody['’]s business",
  'is nobody',
  'as it stands',
  'somebody else',
  '(called|put) off',
  'leads? .+ alone',
  'into the archive',
  'out of the archive',
  'the same (again|of one)',
  'also (at once|if|not|when|while)',
  '(after|for|in|most|with) so (few|long|many|much)',
]

/** Folders whose comments, test titles and SDL descriptions are checked. */
export const proseFolders = [
  'web/src',
  'e2e',
  'scripts',
  'bench',
  'api/src',
  'api/db/schema',
]

const pattern = new RegExp(`(?<!\\w)(${oldWords.join('|')})(?!\\w)`, 'i')

const isComment = (line) => /^(\/\/|\/\*|\*|--)/.test(line)
const isDescription = (line, place) =>
  place.endsWith('.sdl.ts') && /^"|^[^{}():@]+$/.test(line)
const isTitle = (line, place) =>
  /\.(test|spec)\.tsx?$/.test(place) &&
  /^(\]?\)\()?((it|test|describe|scenario)[\w.]*\()?\s*['"`]/.test(line)

/** The line's prose without its markers; undefined for code. */
const proseOf = (line, place) => {
  const text = line.trim()
  if (isComment(text)) return text.replace(/^(\/\*\*?|\/\/\/?|\*\/?|--)\s*/, '')
  if (isDescription(text, place)) return text.replace(/^"+|"+$/g, '')
  if (isTitle(text, place)) return text.replace(/^[^'"`]*['"`]/, '')
  return / \/\/ (.+)$/.exec(text)?.[1]
}

/** First words that leave the noun of a comment out. */
const elliptical = /^(What|Whose|Whom|Of|Twice|The latest)\b/

/** First words of a test title that leave its subject out. */
const subjectless = /^(What|Who|Whom)\b/

/** Whether a line is a comment whose sentence goes on in the next line. */
const goesOn = (line = '') =>
  isComment(line.trim()) && !/[.:;]$|\*\/$|^\W*$/.test(line.trim())

/** Lines of a file whose prose has one of the words: `{ line, word }`. */
export const oldProseIn = (source, place) =>
  source.split('\n').flatMap((text, index, lines) => {
    const prose = proseOf(text, place)
    const [, word] =
      (prose && pattern.exec(prose)) ||
      (isComment(text.trim()) &&
        !goesOn(lines[index - 1]) &&
        elliptical.exec(prose)) ||
      (isTitle(text.trim(), place) && subjectless.exec(prose)) ||
      []
    return word ? [{ line: index + 1, word }] : []
  })

// The name of a scenario stands before the title of its test.
const lowTitle =
  /^(?:it|test|scenario)\(\s*(['"`])([a-z][\w’]*)(?![\w’]|\1,\s*['"`])/gm

/** First words of test titles that stand in no `describe` and name no subject: `{ line, word }`. */
export const lowTitlesIn = (source, place) =>
  /\.(test|spec)\.tsx?$/.test(place)
    ? [...source.matchAll(lowTitle)].map(({ index, 2: word }) => ({
        line: source.slice(0, index).split('\n').length,
        word,
      }))
    : []
