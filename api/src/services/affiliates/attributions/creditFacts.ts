import type { Attribution } from '@prisma/client'

type Facts = {
  coupon?: string
  code?: string
  leadSince?: string
  leadUntil?: string
}

type Credited = Pick<Attribution, 'facts'> & { link: { label: string } | null }

/** The facts behind the reason of a credited order ("Why?"), as they were on the day of the order. */
export const creditFacts = ({ facts, link }: Credited) => {
  const { coupon, code, leadSince, leadUntil } = facts as Facts
  return {
    coupon: coupon ?? null,
    code: code ?? null,
    leadSince: leadSince ?? null,
    leadUntil: leadUntil ?? null,
    linkLabel: link?.label || null,
  }
}
