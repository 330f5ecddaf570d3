import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

type Merge = {
  lang: Lang
  firstName: string
  email: string
  otherEmail: string
}

const words = {
  en: {
    subject: 'Your two accounts are one now',
    joined: (otherEmail: string) =>
      `You had a second account with the address ${otherEmail}. We joined it with this one: your purchases, progress and points are together.`,
    signIn: (email: string) =>
      `Sign in with ${email} and its password. The other address no longer signs in. If this is wrong, answer this mail: within 30 days we can undo it.`,
    open: 'Open your account',
  },
  fil: {
    subject: 'Iisa na ang dalawa mong account',
    joined: (otherEmail: string) =>
      `May ikalawa kang account sa address na ${otherEmail}. Pinagsama namin ito sa account na ito: magkakasama na ang mga binili, progress at puntos mo.`,
    signIn: (email: string) =>
      `Mag-sign in gamit ang ${email} at ang password nito. Hindi na makakapag-sign in ang isa pang address. Kung mali ito, sagutin ang email na ito: maibabalik pa namin ito sa loob ng 30 araw.`,
    open: 'Buksan ang account mo',
  },
}

/** Tells a member that their accounts were joined, and which address signs in. */
export const accountsMergedEmail = ({
  lang,
  firstName,
  email,
  otherEmail,
}: Merge) => {
  const text = words[lang]
  return layOut({
    template: 'accountsMerged',
    lang,
    subject: text.subject,
    greeting: `Hi ${firstName},`,
    paragraphs: [text.joined(otherEmail), text.signIn(email)],
    action: { label: text.open, url: siteUrl('/profile?tab=account') },
  })
}
