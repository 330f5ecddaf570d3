// The closed sets that both sides share equal the database's enums (docs/decisions/0037). Each set is listed once in
// api/src/shared and once in the schema.
import { Language, PaymentPlatform, Sex, UploadCategory } from '@prisma/client'

import { sexes } from 'src/shared/accounts/profileRules'
import { platformKeys } from 'src/shared/billing/platforms'
import { languages } from 'src/shared/text/language'
import { uploadCategories } from 'src/shared/uploads'

import { pool } from './db'

// When compiled, the types prove that a shared list has no value that the enum lacks. The tests below compare the rest.
const shared = {
  PaymentPlatform: platformKeys satisfies readonly PaymentPlatform[],
  Language: languages satisfies readonly Language[],
  Sex: sexes satisfies readonly Sex[],
  UploadCategory: uploadCategories satisfies readonly UploadCategory[],
}

const enums = { PaymentPlatform, Language, Sex, UploadCategory }

describe.each(Object.keys(shared) as (keyof typeof shared)[])(
  'The closed set %s',
  (name) => {
    it('Has the same values in the code, in the client and in the database', async () => {
      const { rows } = await pool.query<{ label: string }>(
        `SELECT unnest(enum_range(NULL::"${name}"))::text AS label`
      )
      const labels = rows.map(({ label }) => label)
      expect(labels).toEqual(shared[name])
      expect(labels).toEqual(Object.values(enums[name]))
    })

    it('Refuses any other value', async () => {
      for (const word of ['', 'barter', shared[name][0].toUpperCase() + ' '])
        await expect(
          pool.query(`SELECT $1::"${name}"`, [word])
        ).rejects.toThrow(/invalid input value for enum/)
    })
  }
)
