import type { Tx } from 'src/lib/db'

/** The number in a setting; null if the setting is empty, missing or not a number. */
export const settingNumber = async (tx: Tx, name: string) => {
  const setting = await tx.setting.findUnique({
    where: { name },
    select: { value: true },
  })
  const text = setting?.value.trim() ?? ''
  const number = Number(text)
  return text === '' || !Number.isFinite(number) ? null : number
}
