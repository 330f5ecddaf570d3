import type { Tx } from './db'

/** A setting's number; null while it is empty, missing or no number. */
export const settingNumber = async (tx: Tx, name: string) => {
  const setting = await tx.setting.findUnique({
    where: { name },
    select: { value: true },
  })
  const text = setting?.value.trim() ?? ''
  const number = Number(text)
  return text === '' || !Number.isFinite(number) ? null : number
}
