import FormBySlugCell from 'src/components/Marketing/Form/FormBySlugCell'

type ViewFormPageProps = {
  slug: string
  /** `?preview=1` */
  preview?: string
}

/** A form for the people who fill it in, at `/form/{slug}`. */
const ViewFormPage = ({ slug, preview }: ViewFormPageProps) => (
  <div className="mx-auto max-w-2xl">
    <FormBySlugCell slug={slug} isPreview={preview === '1'} />
  </div>
)

export default ViewFormPage
