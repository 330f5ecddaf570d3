import { NewEvent } from 'src/components/Learning/Event/NewEvent/NewEvent'

const NewEventPage = () => <NewEvent />

export default NewEventPage
