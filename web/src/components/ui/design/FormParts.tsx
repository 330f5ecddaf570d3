import { useState } from 'react'

import { ApolloError } from '@apollo/client'

import { FileInput } from 'src/components/ui/form/FileInput/FileInput'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { SearchInput } from 'src/components/ui/form/SearchInput'
import { Card } from 'src/components/ui/layout/Card'
import { RichText } from 'src/components/ui/text/RichText/RichText'

type Funnel = {
  name: string
  slug: string
  priceCentavos: number
  seats: number | null
  type: string
  opensAt: string | null
  endsOn: string | null
  accessLevels: string[]
  isPublished: boolean
  summary: string | null
  description: string | null
}

const fields: Field<Funnel>[] = [
  {
    name: 'name',
    as: 'text',
    label: 'Name',
    required: true,
    group: 'What it is',
  },
  {
    name: 'slug',
    as: 'slug',
    label: 'Address',
    from: 'name',
    prefix: '/',
    required: true,
    help: 'The page is reached here.',
  },
  {
    name: 'type',
    as: 'choice',
    label: 'Type',
    required: true,
    half: true,
    choices: [
      { value: 'course', label: 'Course' },
      { value: 'membership', label: 'Membership' },
    ],
  },
  {
    name: 'priceCentavos',
    as: 'money',
    label: 'Price',
    required: true,
    half: true,
  },
  { name: 'summary', as: 'textarea', label: 'Summary', help: 'One sentence.' },
  { name: 'description', as: 'richText', label: 'Description' },
  {
    name: 'opensAt',
    as: 'dateTime',
    label: 'Opens',
    half: true,
    group: 'Who gets in, and when',
  },
  { name: 'endsOn', as: 'date', label: 'Last day', half: true },
  { name: 'seats', as: 'number', label: 'Seats', half: true, min: 1 },
  {
    name: 'accessLevels',
    as: 'multichoice',
    label: 'Access levels',
    required: true,
    choices: ['member', 'affiliate', 'coach'].map((value) => ({
      value,
      label: value,
    })),
  },
  { name: 'isPublished', as: 'switch', label: 'Published' },
]

const refusal = new ApolloError({
  graphQLErrors: [
    {
      message: 'Errors prevented this form from being saved',
      extensions: {
        code: 'BAD_USER_INPUT',
        properties: {
          messages: { slug: ['This address is already used.'] },
          codes: { slug: 'SLUG_TAKEN' },
        },
      },
    } as never,
  ],
})

const html =
  '<h2>How it works</h2><p>Watch, <strong>do</strong>, and <a href="https://example.com">show</a>.</p><ul><li>One lesson a day</li><li>One task a week</li></ul><img src=x onerror=alert(1)>'

export const FormParts = () => {
  const [error, setError] = useState<ApolloError>()
  const [file, setFile] = useState<File | null>(null)
  const [sent, setSent] = useState('')

  const onSave = async (funnel: Funnel) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    setSent(JSON.stringify(funnel, null, 2))
    setError(funnel.slug === 'taken' ? refusal : undefined)
    return funnel.slug === 'taken' ? undefined : funnel
  }

  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card title="New funnel">
        <ResourceForm
          fields={fields}
          onSave={onSave}
          error={error}
          cancelTo="/design"
        />
      </Card>
      <div className="space-y-4">
        <Card title="Sent">
          <pre className="text-xs whitespace-pre-wrap">
            {sent || 'Nothing yet; the address "taken" is refused.'}
          </pre>
        </Card>
        <Card title="File and search">
          <FileInput
            label="Screenshot"
            file={file}
            onFile={setFile}
            accept="image/*"
          />
          <div className="mt-4">
            <SearchInput value="" onSearch={setSent} />
          </div>
        </Card>
        <Card title="Rich text">
          <RichText html={html} />
        </Card>
      </div>
    </div>
  )
}
