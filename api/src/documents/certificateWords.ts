import type { Lang } from 'src/shared/text/language'

const english = {
  title: 'Certificate of completion',
  given: 'This certifies that',
  finished: 'has finished every required lesson of the course',
  issued: 'Issued on',
  code: 'Certificate no.',
  check: 'Scan to see that it is genuine',
}

export const certificateWords: Record<Lang, typeof english> = {
  en: english,
  fil: {
    // The document's title stays English, as employers know it.
    title: english.title,
    given: 'Pinatutunayan nito na si',
    finished: 'ay nakatapos ng lahat ng required na lesson ng kursong',
    issued: 'Ibinigay noong',
    code: 'Certificate no.',
    check: 'I-scan para makitang totoo ito',
  },
}
