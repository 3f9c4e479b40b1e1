import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * Without groups, the query library is split into ten chunks, because each screen uses other parts of it. One chunk makes the first
 * screen 3.9 KB smaller. React is a group of its own, as a group includes its dependencies and the landing page loads no queries.
 * `frame` joins the router and the small files that every page loads, which compress badly one by one. Its modules are evaluated before
 * the language is loaded, so they read sentences only while they render.
 */
const FRAME = /src[/]web[/](ui[/](language[/]|display[/]logo\.|buttons[/]button\.)|words[/]load-language\.)/
const groups = [
  { name: 'react', test: /node_modules[/](react|scheduler)[/]/, priority: 2 },
  { name: 'queries', test: /@tanstack[/](react-query|query-core)[/]/, priority: 1 },
  { name: 'frame', test: FRAME },
]

/** `inline` assets and Vite's preload polyfill would both break the content security policy, so neither is used. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': process.env.API_ORIGIN ?? 'http://127.0.0.1:3000' } },
})
