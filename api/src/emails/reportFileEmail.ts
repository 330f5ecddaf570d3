import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

type ReportFile = {
  lang: Lang
  firstName: string
  name: string
  change: 'ready' | 'failed'
  path: string
}

const words = {
  en: {
    subject: {
      ready: (name: string) => `Your report is ready: ${name}`,
      failed: (name: string) => `Your report could not be written: ${name}`,
    },
    body: {
      ready:
        'The file of your scheduled report is ready. Sign in to download it; it is kept for 30 days.',
      failed:
        'The file of your scheduled report could not be written. The next one comes as scheduled.',
    },
    open: 'Open your files',
  },
  fil: {
    subject: {
      ready: (name: string) => `Handa na ang report mo: ${name}`,
      failed: (name: string) => `Hindi nagawa ang report mo: ${name}`,
    },
    body: {
      ready:
        'Handa na ang file ng nakaiskedyul mong report. Mag-sign in para i-download; 30 araw itong nakatago.',
      failed:
        'Hindi nagawa ang file ng nakaiskedyul mong report. Darating ang susunod ayon sa iskedyul.',
    },
    open: 'Buksan ang mga file mo',
  },
}

/** Tells the owner of a scheduled report that its file is ready. The file itself needs a sign-in. */
export const reportFileEmail = ({
  lang,
  firstName,
  name,
  change,
  path,
}: ReportFile) => {
  const text = words[lang]
  return layOut({
    template: 'reportFile',
    lang,
    subject: text.subject[change](name),
    greeting: `Hi ${firstName},`,
    paragraphs: [text.body[change]],
    action: { label: text.open, url: siteUrl(path) },
  })
}
