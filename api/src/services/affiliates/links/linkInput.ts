import type { AffiliateLinkInput } from 'types/graphql'

import { typedText } from 'src/lib/database/paging'
import type { Tx } from 'src/lib/db'
import { refuseInput } from 'src/lib/errors'
import { isReservedSlug } from 'src/shared/marketing/reservedSlugs'
import { isPath } from 'src/shared/text/place'
import { isSlug, slugify } from 'src/shared/text/slug'

const LABEL_CHARACTERS = 80
const PATH_CHARACTERS = 300
const TAG_CHARACTERS = 40
const MOST_TAGS = 10

export const cleanLink = (input: AffiliateLinkInput) => {
  const label = typedText(input.label)
  return {
    label,
    slug: input.slug?.trim().toLowerCase() || slugify(label),
    funnelId: input.funnelId || null,
    path: input.funnelId ? '' : (input.path ?? '').trim(),
    tags: [...new Set((input.tags ?? []).map(typedText).filter(Boolean))],
  }
}

type CleanLink = ReturnType<typeof cleanLink>

/** Whether a page of this site has a path. Links of affiliates are no targets, so that none leads to another. */
const isPageAt = async (tx: Tx, path: string) => {
  const [, first, second] = path.split(/[?#]/)[0].split('/')
  if (first === 'api' || first === 'assets') return false
  if (isReservedSlug(first)) return true
  if (second) return false
  const page = await tx.slug.findUnique({ where: { slug: first } })
  return page !== null && page.kind !== 'AFFILIATE'
}

/** @throws AFFILIATE_TARGET by field if no page sells the funnel */
export const checkFunnel = async (tx: Tx, funnelId: string) => {
  const count = await tx.funnel.count({
    where: { id: funnelId, status: 'PUBLISHED' },
  })
  refuseInput({ funnelId: count === 0 && 'AFFILIATE_TARGET' })
}

const isTarget = async (tx: Tx, path: string) =>
  isPath(path) && path.length <= PATH_CHARACTERS && (await isPageAt(tx, path))

/** @throws REQUIRED, TOO_LONG, SLUG_INVALID, AFFILIATE_TARGET by field */
export const checkLink = async (tx: Tx, link: CleanLink) => {
  const { label, slug, tags, funnelId, path } = link
  refuseInput({
    label: !label ? 'REQUIRED' : label.length > LABEL_CHARACTERS && 'TOO_LONG',
    slug: !isSlug(slug) && 'SLUG_INVALID',
    tags:
      (tags.length > MOST_TAGS ||
        tags.some((tag) => tag.length > TAG_CHARACTERS)) &&
      'TOO_LONG',
  })
  if (funnelId !== null) return checkFunnel(tx, funnelId)
  refuseInput({ path: !(await isTarget(tx, path)) && 'AFFILIATE_TARGET' })
}
