import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { SaveNote } from 'src/components/Marketing/staff/SaveNote'
import { Tabs } from 'src/components/ui/control/Tabs'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { useAccess } from 'src/hooks/access/useAccess'

import { FieldsEditor } from './Builder/FieldsEditor'
import type { StaffForm } from './form'
import { FormActions } from './FormActions'
import FormResponsesCell from './FormResponsesCell'
import { FormSettings } from './FormSettings'
import { FormState } from './FormState'
import FormVersionsCell from './FormVersionsCell'
import { useFormDraft } from './useFormDraft'

/** A form's fields, settings, responses and versions. */
export const FormView = ({ form: opened }: { form: StaffForm }) => {
  const { t } = useTranslation('marketing.staff')
  const mayEdit = useAccess().can('editForms')
  const draft = useFormDraft(opened)
  const { form } = draft
  const tab = (
    key: 'fields' | 'settings' | 'responses' | 'versions',
    content: React.ReactNode
  ) => ({ key, title: t(`form.tabs.${key}`), content })
  return (
    <>
      <PageHeader
        title={form.title}
        breadcrumbs={[{ label: t('form.list'), to: routes.forms() }]}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            <span className="text-muted text-sm">/form/{form.slug}</span>
            {mayEdit && <SaveNote state={draft.state} flush={draft.flush} />}
          </span>
        }
        actions={<FormActions draft={draft} />}
      />
      <FormState draft={draft} />
      <Tabs
        label={form.title}
        param="tab"
        tabs={[
          tab('fields', <FieldsEditor draft={draft} mayEdit={mayEdit} />),
          ...(mayEdit ? [tab('settings', <FormSettings draft={draft} />)] : []),
          tab('responses', <FormResponsesCell formId={form.id} />),
          tab('versions', <FormVersionsCell formId={form.id} draft={draft} />),
        ]}
      />
    </>
  )
}
