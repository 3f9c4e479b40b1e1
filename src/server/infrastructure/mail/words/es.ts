import type { EmailWords } from './english.ts'

export const spanish: EmailWords = {
  greeting: 'Hola, {username}:',
  greetingUnnamed: 'Hola:',
  signInNotice: {
    subject: 'Nuevo inicio de sesión tras intentos fallidos',
    text: 'Alguien ha iniciado sesión en tu cuenta (fecha: {time}) tras varios intentos fallidos.',
    closing: 'Si has sido tú, todo está bien. Si no, cambia tu contraseña ahora.',
  },
  reset: {
    subject: 'Restablece tu contraseña',
    text: 'Alguien ha pedido una contraseña nueva para tu cuenta de Signet. Si has sido tú, elígela ahora.',
    action: 'Crear una contraseña nueva',
    closing:
      'El enlace funciona durante 1 hora y una sola vez. Si no lo has pedido, ignora este correo: tu contraseña no cambiará.',
  },
  invitation: {
    subject: 'Te han invitado a Signet',
    text: 'Puedes crear una cuenta en este servidor de Signet con esta dirección.',
    action: 'Crear una cuenta',
    closing: 'El enlace funciona durante 7 días. Si no lo esperabas, ignora este correo.',
  },
  passwordChanged: {
    subject: 'Se ha cambiado tu contraseña',
    text: 'Se ha cambiado la contraseña de tu cuenta de Signet (fecha: {time}). Se ha cerrado la sesión en todos los dispositivos.',
    closing:
      'Si no has sido tú, crea enseguida una contraseña nueva con «¿Olvidaste la contraseña?» en la página de inicio de sesión.',
    feedEnded: 'La dirección secreta de tu calendario ya no funciona.',
    kept: 'Esto sigue en tu cuenta. Comprueba en Claves API que todo es tuyo:',
    keptKey: 'Clave de Gemini, guardada el {time}',
    keptProvider: 'Proveedor «{name}»: {address}',
    keptChoices: 'Elecciones del proveedor de textos, imágenes o vídeos: {count}',
    nothingKept: 'Tu cuenta no tiene claves, proveedores propios ni elecciones de proveedor.',
  },
  passwordCode: {
    subject: 'Tu código de verificación',
    text: 'Usa este código para cambiar tu contraseña:',
    closing:
      'El código funciona durante 10 minutos y una sola vez. Si no lo has pedido, alguien tiene acceso a tu cuenta: cambia tu contraseña.',
  },
  confirmationCode: {
    subject: 'Tu código de confirmación',
    text: 'Usa este código para confirmar un cambio de tu cuenta:',
    closing:
      'El código funciona durante 10 minutos y una sola vez. Si no lo has pedido, alguien tiene acceso a tu cuenta: cambia tu contraseña.',
  },
  accountChanged: {
    subject: 'Se ha cambiado un acceso de tu cuenta',
    text: 'Esto se cambió en tu cuenta de Signet el {time}:',
    providerAdded: 'Proveedor «{name}» añadido: {address}',
    providerChanged: 'Proveedor «{name}» cambiado: {address}',
    choiceChanged: 'El proveedor de textos, imágenes o vídeos: otra elección',
    feedCreated: 'Una nueva dirección secreta de tu calendario',
    keySaved: 'Clave de Gemini guardada',
    keyDeleted: 'Clave de Gemini eliminada',
    closing:
      'Si has sido tú, no tienes que hacer nada. Si no, alguien tiene acceso a tu cuenta: elige una contraseña nueva con «¿Has olvidado la contraseña?» en la página de inicio de sesión y elimina después en Claves API lo que no sea tuyo.',
  },
  accountDeleted: {
    subject: 'Se ha eliminado tu cuenta',
    text: 'Se ha eliminado tu cuenta de Signet, con sus marcas, productos y contenidos. Los archivos se borran en un plazo de 24 horas.',
    closing: 'Gracias por haber estado con nosotros.',
  },
  budgetMonth: {
    subject: 'Has usado una parte de tu presupuesto',
    text: 'El presupuesto mensual «{name}» ha llegado al {percent} %: {used} de {limit} se han gastado o quizá se hayan cobrado.',
    action: 'Abrir Estadísticas',
    closing: 'Al 100 % no se hacen más llamadas de pago hasta que aumentes el límite o empiece un mes nuevo.',
  },
  budgetTotal: {
    subject: 'Has usado una parte de tu presupuesto',
    text: 'El presupuesto total «{name}» ha llegado al {percent} %: {used} de {limit} se han gastado o quizá se hayan cobrado.',
    action: 'Abrir Estadísticas',
    closing: 'Al 100 % no se hacen más llamadas de pago hasta que aumentes el límite.',
  },
  platformMonth: {
    subject: 'El límite de la clave de la plataforma ha llegado al {percent} %',
    text: 'El límite mensual de las llamadas con la clave de la plataforma ha llegado al {percent} %: {used} de {limit} se han gastado o quizá se hayan cobrado.',
    closing:
      'Al 100 % estas llamadas se detienen para todas las cuentas hasta que aumentes el límite o empiece un mes nuevo.',
  },
  platformTotal: {
    subject: 'El límite de la clave de la plataforma ha llegado al {percent} %',
    text: 'El límite total de las llamadas con la clave de la plataforma ha llegado al {percent} %: {used} de {limit} se han gastado o quizá se hayan cobrado.',
    closing: 'Al 100 % estas llamadas se detienen para todas las cuentas hasta que aumentes el límite.',
  },
  verification: {
    subject: 'Confirma tu dirección de correo',
    text: 'Alguien se ha registrado en Signet con esta dirección como «{signUpName}» (fecha: {time}). Si has sido tú, confirma la dirección para terminar de crear tu cuenta.',
    action: 'Confirmar dirección de correo',
    closing: 'El enlace funciona durante 24 horas. Si no te has registrado, ignora este correo: no pasará nada.',
  },
  choosePassword: {
    subject: 'Confirma tu dirección de correo y elige una contraseña',
    text: 'Alguien se ha registrado en Signet con esta dirección como «{signUpName}» (fecha: {time}). Si has sido tú, confirma la dirección y elige una contraseña para terminar de crear tu cuenta.',
    action: 'Elegir una contraseña',
    closing:
      'El enlace funciona una sola vez y caduca en esta fecha: {until}. Si no te has registrado, ignora este correo: no pasará nada.',
  },
  existingAccount: {
    subject: 'Ya tienes una cuenta de Signet',
    text: 'Alguien, quizá tú, se ha registrado en Signet con esta dirección como «{signUpName}» (fecha: {time}). Ya tienes una cuenta: inicia sesión o restablece tu contraseña. Tu cuenta no ha cambiado.',
    action: 'Iniciar sesión',
    closing: 'Si no te has registrado, ignora este correo.',
  },
  addressReserved: {
    subject: 'Esta dirección de correo está reservada',
    text: 'Alguien, quizá tú, ha pedido usar esta dirección para una cuenta de Signet. Hace unos días era de otra cuenta y está reservada para ella hasta esta fecha: {until}. No se ha cambiado nada.',
    closing: 'Si has sido tú, vuelve a intentarlo después. Si no, ignora este correo.',
  },
  addressWanted: {
    subject: 'Alguien ha pedido usar tu dirección de correo',
    text: 'Alguien ha pedido usar esta dirección para otra cuenta de Signet. Ya es de tu cuenta, así que no se ha cambiado nada.',
    closing: 'Si no has sido tú, ignora este correo.',
  },
  emailChange: {
    subject: 'Confirma tu nueva dirección de correo',
    text: 'Alguien ha pedido usar esta dirección para la cuenta de Signet «{username}». Si has sido tú, confirma la dirección.',
    action: 'Confirmar nueva dirección',
    closing: 'El enlace caduca en esta fecha: {until}. Si la cuenta no es tuya, ignora este correo: no pasará nada.',
  },
  changeRequested: {
    subject: 'Tu dirección de correo va a cambiar',
    text: 'Alguien ha pedido cambiar la dirección de correo de tu cuenta de Signet por {newEmail}. No cambiará nada hasta que se confirme esa dirección.',
    action: 'Cancelar el cambio',
    closing:
      'Si has sido tú, no tienes que hacer nada. Si no, cancela el cambio y después cambia tu contraseña: alguien tiene acceso a tu cuenta.',
  },
  emailChanged: {
    subject: 'Se ha cambiado tu dirección de correo',
    text: 'Se ha cambiado la dirección de correo de tu cuenta de Signet; con esta ya no puedes iniciar sesión. Si has sido tú, no tienes que hacer nada.',
    action: 'No he sido yo',
    closing:
      'El enlace funciona durante 7 días: restaura esta dirección, cierra la sesión en todos los dispositivos, anula la contraseña actual y te permite crear una nueva.',
    closingReturned: 'La cuenta vuelve a usar la dirección que tenía antes de esta.',
  },
}
