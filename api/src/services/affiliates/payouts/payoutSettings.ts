import type { QueryResolvers } from 'types/graphql'

import { db, type Tx } from 'src/lib/db'
import { settingNumber } from 'src/services/settings/settings/settingNumber'
import { settingText } from 'src/services/settings/settings/settingText'
import { toCentavos } from 'src/shared/money'

/** The defaults, as long as staff have set nothing (docs/decisions/0067). */
const MINIMUM_PESOS = 500
const WITHHOLDING_PERCENT = 5
const ATC = 'WI515'

/** The smallest payout, and the tax that is kept back of each. */
export const payoutSettings = async (on: Pick<Tx, 'setting'>) => {
  const [minimum, percent, atc] = await Promise.all([
    settingNumber(on, 'affiliate-minimum-payout'),
    settingNumber(on, 'affiliate-withholding'),
    settingText(on, 'affiliate-atc'),
  ])
  return {
    minimumCentavos: Math.max(toCentavos(minimum ?? MINIMUM_PESOS), 1),
    withholdingBasisPoints: toCentavos(percent ?? WITHHOLDING_PERCENT),
    atc: atc ?? ATC,
  }
}

export const payoutTerms = (async () =>
  payoutSettings(db)) satisfies QueryResolvers['payoutTerms']
