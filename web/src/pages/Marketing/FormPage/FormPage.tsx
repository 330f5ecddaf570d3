import FormCell from 'src/components/Marketing/staff/Form/FormCell'

const FormPage = ({ id }: { id: number }) => <FormCell id={id} />

export default FormPage
