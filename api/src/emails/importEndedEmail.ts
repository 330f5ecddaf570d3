import type { ImportChange } from 'src/shared/accounts/notices'
import type { ErrorCode } from 'src/shared/errors'
import { errorText } from 'src/shared/errorText'
import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

type Ended = {
  lang: Lang
  name: string
  file: string
  change: ImportChange
  failure?: ErrorCode
  path: string
}

const words = {
  en: {
    subject: {
      applied: 'Your import is done',
      undone: 'Your import was undone',
      notApplied: 'Your import was not applied',
      notUndone: 'Your import was not undone',
      checked: 'Your import was checked',
    },
    body: {
      applied: (file: string) =>
        `All rows of “${file}” were written. The report shows what has changed.`,
      undone: (file: string) =>
        `“${file}” was undone. The report shows which rows were taken back, and which were kept because they have changed since.`,
      notApplied: (file: string) =>
        `“${file}” was not applied, and nothing has changed.`,
      notUndone: (file: string) =>
        `“${file}” was not undone, and nothing has changed.`,
      checked: (file: string) => `“${file}” was checked.`,
    },
    open: 'Open the import',
  },
  fil: {
    subject: {
      applied: 'Tapos na ang import mo',
      undone: 'Binawi ang import mo',
      notApplied: 'Hindi naisagawa ang import mo',
      notUndone: 'Hindi nabawi ang import mo',
      checked: 'Nasuri na ang import mo',
    },
    body: {
      applied: (file: string) =>
        `Naisulat ang lahat ng row ng “${file}”. Nasa report kung ano ang nagbago.`,
      undone: (file: string) =>
        `Binawi ang “${file}”. Nasa report kung aling mga row ang nabawi, at alin ang nanatili dahil may nagbago na sa mga ito.`,
      notApplied: (file: string) =>
        `Hindi naisagawa ang “${file}”, at walang nagbago.`,
      notUndone: (file: string) =>
        `Hindi nabawi ang “${file}”, at walang nagbago.`,
      checked: (file: string) => `Nasuri na ang “${file}”.`,
    },
    open: 'Buksan ang import',
  },
}

/** Tells staff how an import that they started has ended. */
export const importEndedEmail = ({
  lang,
  name,
  file,
  change,
  failure,
  path,
}: Ended) => {
  const text = words[lang]
  return layOut({
    template: 'importEnded',
    lang,
    subject: text.subject[change],
    greeting: `Hi ${name},`,
    paragraphs: [
      text.body[change](file),
      ...(failure ? [errorText(failure, lang)] : []),
    ],
    action: { label: text.open, url: siteUrl(path) },
  })
}
