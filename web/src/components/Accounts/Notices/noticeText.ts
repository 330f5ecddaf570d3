import type { TFunction } from 'i18next'

import type { NoticeKind } from '$api/src/shared/accounts/notices'
import { formatShownDay, type Day } from '$api/src/shared/manilaTime'
import { formatPeso } from '$api/src/shared/money'

type Notice = { kind: NoticeKind; facts: Record<string, unknown> }

/** Everything that the facts of some kind contain. */
type Facts = {
  amountCentavos?: number
  leftCentavos?: number
  creditCentavos?: number
  isFromCredit?: boolean
  isPart?: boolean
  product?: string
  invoiceNumber?: string
  day?: Day
  stage?: number
  answer?: string
  change?: string
  title?: string
  titleFil?: string | null
  reason?: string | null
  at?: string
  group?: string
  subGroup?: string | null
  name?: string
  number?: number
  isLeader?: boolean
  feed?: string
  feedFil?: string
  until?: Day | null
  batch?: string
  count?: number
  file?: string
}

/** Kinds whose sentence depends on one of their facts. */
const variantOf = ({ kind, facts }: { kind: NoticeKind; facts: Facts }) => {
  if (kind === 'PAYMENT_APPROVED' && facts.isFromCredit)
    return facts.leftCentavos ? 'partFromCredit' : 'fromCredit'
  if (kind === 'PAYMENT_APPROVED' && facts.leftCentavos) return 'part'
  if (kind === 'PAYMENT_APPROVED' && facts.creditCentavos)
    return facts.product ? 'credit' : 'onlyCredit'
  if (kind === 'PROOF_RETURNED' && facts.isPart) return 'part'
  if (kind === 'GROUP_LED' && !facts.isLeader) return 'assistant'
  return facts.answer ?? facts.change ?? 'whole'
}

/** The sentence of a notice in the reader's language, with the reason and the moment that it is about. */
export const noticeText = (
  t: TFunction<'accounts.notices'>,
  language: string,
  { kind, facts: raw }: Notice
) => {
  const facts = raw as Facts
  const day = facts.day ?? facts.until
  const feed = (language === 'fil' && facts.feedFil) || facts.feed
  const key =
    `kind.${kind}.${variantOf({ kind, facts })}` as 'kind.BILL_DUE.whole'
  return {
    text: t(key, {
      amount: formatPeso(facts.amountCentavos ?? 0),
      left: formatPeso(facts.leftCentavos ?? 0),
      credit: formatPeso(facts.creditCentavos ?? 0),
      product: facts.product,
      invoice: facts.invoiceNumber,
      stage: facts.stage,
      group: facts.group,
      subGroup: facts.subGroup,
      name: facts.name,
      number: facts.number,
      batch: facts.batch,
      count: facts.count,
      file: facts.file,
      title: (language === 'fil' && facts.titleFil) || facts.title,
      feed: feed ? `“${feed}”` : t('school'),
      date: day ? formatShownDay(day, language) : '',
    }),
    reason: facts.reason ?? null,
    at: facts.at ?? null,
  }
}
