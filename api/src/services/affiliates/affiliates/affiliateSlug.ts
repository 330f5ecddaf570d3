import type { Tx } from 'src/lib/db'
import { isReservedSlug } from 'src/shared/marketing/reservedSlugs'
import { cutText } from 'src/shared/text/cutText'
import { slugify, SLUG_MAX_CHARACTERS } from 'src/shared/text/slug'

const SUFFIX_CHARACTERS = 6

/**
 * Reserves the first free address of a name among all public addresses: 'ana-cruz', 'ana-cruz-2', …. Of two at the same
 * moment, the second waits for the first and takes the next one.
 * @param owner what stands for the profile until it exists
 */
export const reserveSlug = async (tx: Tx, name: string, owner: string) => {
  const stem =
    cutText(slugify(name), SLUG_MAX_CHARACTERS - SUFFIX_CHARACTERS) ||
    'affiliate'
  for (let number = 1; ; number++) {
    const slug = number === 1 ? stem : `${stem}-${number}`
    if (isReservedSlug(slug)) continue
    const { count } = await tx.slug.createMany({
      data: [{ slug, kind: 'AFFILIATE', targetId: owner }],
      skipDuplicates: true,
    })
    if (count > 0) return slug
  }
}
