import { useState } from 'react'

import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ExportWithholdingMutation } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'
import { downloadXlsx } from 'src/lib/files/xlsx'

import { toPesos } from '$api/src/shared/money'

const EXPORT = gql`
  mutation ExportWithholdingMutation($from: String!, $to: String!) {
    exportWithholding(from: $from, to: $to) {
      affiliateId
      registeredName
      tin
      address
      atc
      month
      grossCentavos
      withholdingCentavos
    }
  }
`

const fields: Field<VariablesOf<'ExportWithholdingMutation'>>[] = [
  { name: 'from', as: 'date', required: true, half: true },
  { name: 'to', as: 'date', required: true, half: true },
]

const ENTITY = 'affiliates.staff.withholding'

/** The data of BIR form 2307 of a period, as a file. */
export const Withholding = () => {
  const { t } = useTranslation(['affiliates.staff', 'common.tools'])
  const [isOpen, setIsOpen] = useState(false)
  const [save, { error }] = useSave<
    ExportWithholdingMutation,
    VariablesOf<'ExportWithholdingMutation'>
  >(EXPORT)

  const onSave = async (period: VariablesOf<'ExportWithholdingMutation'>) => {
    const data = await save(period)
    if (!data) return
    await downloadXlsx(
      `2307-${period.from}-${period.to}.xlsx`,
      (
        [
          'registeredName',
          'tin',
          'address',
          'atc',
          'month',
          'gross',
          'withheld',
        ] as const
      ).map((key) => t(`withholding.columns.${key}`)),
      data.exportWithholding.map((row) => [
        row.registeredName,
        row.tin,
        row.address,
        row.atc,
        row.month,
        toPesos(row.grossCentavos),
        toPesos(row.withholdingCentavos),
      ]),
      {
        title: '2307',
        notes: [`${period.from} – ${period.to}`],
        money: [false, false, false, false, false, true, true],
        sumLabel: t('common.tools:table.total'),
      }
    )
    setIsOpen(false)
  }

  return (
    <div className="mt-6">
      <Button icon={Download} onClick={() => setIsOpen(true)}>
        {t('withholding.title')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('withholding.title')}
        text={t('withholding.text')}
      >
        <ResourceForm<VariablesOf<'ExportWithholdingMutation'>>
          entity={ENTITY}
          fields={fields}
          onSave={onSave}
          error={error}
          submitLabel={t('withholding.submit')}
          guard={false}
          block
        />
      </Dialog>
    </div>
  )
}
