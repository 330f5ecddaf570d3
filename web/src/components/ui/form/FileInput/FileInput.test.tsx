import { fireEvent, render, screen } from '@redwoodjs/testing/web'

import { FileInput } from './FileInput'

const fileOf = (size: number) => {
  const file = new File(['x'], 'proof.pdf', { type: 'application/pdf' })
  Object.defineProperty(file, 'size', { value: size })
  return file
}
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Screenshot'), {
    target: { files: [file] },
  })

describe('FileInput', () => {
  it('takes a file and lets the user remove it', () => {
    const onFile = jest.fn()
    const { rerender } = render(
      <FileInput label="Screenshot" file={null} onFile={onFile} />
    )
    const file = fileOf(2_000_000)
    choose(file)
    expect(onFile).toHaveBeenCalledWith(file)

    rerender(<FileInput label="Screenshot" file={file} onFile={onFile} />)
    expect(screen.getByText('proof.pdf')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Remove the file' }))
    expect(onFile).toHaveBeenLastCalledWith(null)
  })

  it('names the types it takes when another one is dropped', () => {
    const onFile = jest.fn()
    render(
      <FileInput
        label="Screenshot"
        accept=".png,.jpg"
        file={null}
        onFile={onFile}
      />
    )
    choose(fileOf(1000))
    expect(
      screen.getByText(
        'This file cannot be used. Choose one of these types: PNG, JPG.'
      )
    ).toBeInTheDocument()
    expect(onFile).not.toHaveBeenCalled()
  })

  it('refuses files over 10 MB', () => {
    const onFile = jest.fn()
    render(<FileInput label="Screenshot" file={null} onFile={onFile} />)
    choose(fileOf(10 * 1_048_576 + 1))
    expect(
      screen.getByText('files over 10 MB must be uploaded by the admin.')
    ).toBeInTheDocument()
    expect(onFile).not.toHaveBeenCalled()
  })

  it('shows the progress instead of the bin while the file is sent', async () => {
    render(
      <FileInput
        label="Screenshot"
        file={fileOf(2_000_000)}
        onFile={() => {}}
        sending={{ percent: 42, text: 'Sending… keep this page open' }}
      />
    )
    expect(screen.getByText('42%')).toBeInTheDocument()
    expect(screen.getByRole('progressbar')).toHaveAttribute(
      'aria-valuenow',
      '42'
    )
    expect(screen.getByRole('status')).toHaveTextContent(
      'Sending… keep this page open'
    )
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('marks an optional file', async () => {
    render(
      <FileInput label="Screenshot" isOptional file={null} onFile={() => {}} />
    )
    expect(
      await screen.findByLabelText('Screenshot (optional)')
    ).toBeInTheDocument()
  })
})
