import type { Tx } from 'src/lib/db'

/** The trimmed text of a setting; null if the setting is empty or missing. */
export const settingText = async (tx: Pick<Tx, 'setting'>, name: string) => {
  const setting = await tx.setting.findUnique({
    where: { name },
    select: { value: true },
  })
  return setting?.value.trim() || null
}
