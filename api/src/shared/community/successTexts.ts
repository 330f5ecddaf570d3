// Messages of success managers to their members, ready to be copied into a chat.
import { formatPeso } from '../money'
import type { Lang } from '../text/language'

type Facts = {
  /** Undefined in a message to several members, as is the amount. */
  firstName?: string
  /** The first name of the success manager. */
  managerName?: string
  /** Null if the viewer may not see it. */
  owedCentavos?: number | null
}

/** The kind of a task, or NEVER_SEEN for a member who has never signed in. */
export type MessageReason =
  | 'ONBOARDING'
  | 'AT_RISK'
  | 'NEVER_SEEN'
  | 'RENEWAL'
  | 'PAYMENT'
  | 'CALL'
  | 'OTHER'

const amountOf = ({ owedCentavos }: Facts) =>
  owedCentavos ? ` (${formatPeso(owedCentavos)})` : ''

const texts: Record<Lang, Record<MessageReason, (facts: Facts) => string>> = {
  en: {
    ONBOARDING: () =>
      'Welcome to the school! Have you found your first lesson? If anything is unclear, just answer here and I will help you begin.',
    AT_RISK: () =>
      'We have not seen you for a while. How is it going? Tell me if something holds you up, and we will find a way.',
    NEVER_SEEN: () =>
      'Your account is ready, but you have not signed in yet. Can you get in? If you have lost your password, press “Forgot password” on the sign-in page, or tell me here.',
    RENEWAL: () =>
      'Your membership ends soon. Shall we look at how you can go on? Tell me if you have questions about renewing.',
    PAYMENT: (facts) =>
      `A payment${amountOf(facts)} is past its due date. When can you pay it? If you have paid already, please send the screenshot in the app under Billing.`,
    CALL: () => 'When is a good time for a short call?',
    OTHER: () => 'How are you doing?',
  },
  fil: {
    ONBOARDING: () =>
      'Welcome sa school! Nakita mo na ba ang unang lesson mo? Kung may hindi malinaw, sumagot ka lang dito at tutulungan kitang magsimula.',
    AT_RISK: () =>
      'Matagal ka na naming hindi nakikita. Kumusta ka? Sabihin mo kung may humahadlang sa iyo, at hahanapan natin ng paraan.',
    NEVER_SEEN: () =>
      'Handa na ang account mo, pero hindi ka pa nakakapag-sign in. Nakakapasok ka ba? Kung nakalimutan mo ang password, pindutin ang “Forgot password” sa sign-in page, o sabihin mo lang dito.',
    RENEWAL: () =>
      'Malapit nang matapos ang membership mo. Pag-usapan natin kung paano ka makakapagpatuloy? Magtanong ka lang tungkol sa renewal.',
    PAYMENT: (facts) =>
      `May bayad${amountOf(facts)} na lampas na sa due date. Kailan mo ito mababayaran? Kung nakabayad ka na, pakipadala ang screenshot sa app, sa Billing.`,
    CALL: () => 'Kailan ka puwedeng tawagan sandali?',
    OTHER: () => 'Kumusta ka?',
  },
}

/** A message to a member, 'Hi Ana! …', or to several members. */
export const readyTextOf = ({
  reason,
  lang,
  ...facts
}: Facts & { reason: MessageReason; lang: Lang }) =>
  [
    facts.firstName ? `Hi ${facts.firstName}!` : 'Hi!',
    texts[lang][reason](facts),
    ...(facts.managerName ? [`– ${facts.managerName}`] : []),
  ].join(' ')
