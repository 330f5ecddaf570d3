import { useTranslation } from 'react-i18next'

/** The names of tables as staff read them. */
export const useTableWords = () => {
  const { t } = useTranslation('accounts.merge')
  const nameOf = (table: string) => t(`table.${table}` as 'table.Invoice')
  return {
    nameOf,
    /** "Wins (1), Tasks (2)" */
    listOf: (counts: readonly { table: string; count: number }[]) =>
      counts
        .map(({ table, count }) => `${nameOf(table)} (${count})`)
        .join(', '),
  }
}
