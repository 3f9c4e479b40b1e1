// Loaded with `--import` into the server: its parent says by how many milliseconds its clock is ahead of the real one.
const real = Date.now
let ahead = 0

Date.now = () => real() + ahead
globalThis.Date = new Proxy(Date, {
  construct: (date, given, target) =>
    Reflect.construct(date, given.length > 0 ? given : [date.now()], target as typeof Date) as Date,
})
process.on('message', (ms: number) => {
  ahead = ms
  process.send?.('moved')
})
