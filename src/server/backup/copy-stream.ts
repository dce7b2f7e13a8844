import { Readable, Writable } from 'node:stream'
import type pg from 'pg'

/** The methods of a `pg` connection that its types leave out. The callbacks are named after messages of the PostgreSQL protocol. */
type Connection = pg.Connection & {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(message: string): void
}
type Tag = { text: string }

const ROOM = 1 << 20
const rowsOf = ({ text }: Tag): number => Number(text.split(' ')[1] ?? 0)

/** `client.query(new CopyOut('COPY … TO STDOUT'))`: the rows as a stream. The server pauses while the stream is not read. */
export class CopyOut extends Readable {
  /** The number of rows, known at the end. */
  rows = 0
  private connection: Connection | undefined
  private readonly text: string

  constructor(text: string) {
    super({ highWaterMark: ROOM })
    this.text = text
  }

  override _read(): void {
    this.connection?.stream.resume()
  }

  submit(connection: pg.Connection): void {
    this.connection = connection as Connection
    connection.query(this.text)
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // pg reuses the chunk's buffer, so copy it
    if (!this.push(Buffer.from(chunk))) this.connection?.stream.pause()
  }

  handleCommandComplete(tag: Tag): void {
    this.rows = rowsOf(tag)
  }

  handleReadyForQuery(): void {
    this.push(null)
  }

  handleError(error: Error): void {
    this.destroy(error)
  }
}

/** `client.query(new CopyIn('COPY … FROM STDIN'))`: inserts the written data as rows, and finishes when the server has stored them. */
export class CopyIn extends Writable {
  rows = 0
  private connection: Connection | undefined
  private readonly text: string
  private isReady = false
  private begin: (() => void) | undefined
  private finished: ((error?: Error | null) => void) | undefined

  constructor(text: string) {
    super({ highWaterMark: ROOM })
    this.text = text
  }

  submit(connection: pg.Connection): void {
    this.connection = connection as Connection
    connection.query(this.text)
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.whenReady((connection) => {
      connection.sendCopyFromChunk(chunk)
      if (connection.stream.writableNeedDrain) connection.stream.once('drain', () => done())
      else done()
    })
  }

  override _final(done: (error?: Error | null) => void): void {
    this.finished = done
    this.whenReady((connection) => connection.endCopyFrom())
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    if (error && this.isReady && !this.finished) this.connection?.sendCopyFail('the source failed')
    done(error)
  }

  handleCopyInResponse(): void {
    this.isReady = true
    this.begin?.()
  }

  handleCommandComplete(tag: Tag): void {
    this.rows = rowsOf(tag)
  }

  handleReadyForQuery(): void {
    this.finished?.()
  }

  handleError(error: Error): void {
    this.isReady = false
    this.destroy(error)
  }

  private whenReady(work: (connection: Connection) => void): void {
    const { connection } = this
    if (this.isReady && connection) work(connection)
    else this.begin = () => this.connection && work(this.connection)
  }
}
