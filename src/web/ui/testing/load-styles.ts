import '#web/styles/index.css'
