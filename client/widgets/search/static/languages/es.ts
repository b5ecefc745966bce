/** What means the same in Spanish documentation of software; as `meanings.ts`, whatever a site is about. */
export const meanings = `
error, excepción, fallo, falla; problema, solución de problemas, error; iniciar sesión, inicio de sesión, autenticación, login, entrar; cerrar sesión, salir
autenticación, autenticar; autorización, permiso, permisos, rol, acceso; registro, registrarse, crear cuenta; cuenta, usuario; contraseña, clave
configurar, configuración, ajustes, opciones; instalar, instalación; iniciar, ejecutar, arrancar; detener, terminar, parar; cancelar, anular, cancelación
eliminar, borrar, quitar; crear, agregar, añadir; cambiar, modificar, actualizar, editar; obtener, consultar, leer, recuperar; mostrar, ver, listar
enviar, envío; recibir, recepción; subir, cargar, upload; descargar, descarga, exportar; validar, validación, verificar, comprobar; probar, prueba, pruebas, test
precio, precios, costo, coste, tarifa, facturación; factura, facturación; pago, pagar; gratis, gratuito; límite, cuota, máximo; redirección, redirigir
obligatorio, requerido; opcional, facultativo; predeterminado, por defecto; archivo, fichero; carpeta, directorio; imagen, foto; solicitud, petición; respuesta, retorno
encabezado, cabecera, header; clave, clave API, token; secreto, contraseña; certificado, TLS, HTTPS; cifrado, cifrar, encriptar; biblioteca, librería, paquete, módulo, SDK
dependencia, dependencias; versión, lanzamiento; migrar, migración, actualizar; obsoleto, en desuso; ejemplo, plantilla; inicio rápido, primeros pasos, introducción
base de datos, SQL; tarea, trabajo; programar, programación, cron; cola, fila; desplegar, despliegue, publicar, implementar; registro, logs, bitácora; monitoreo, supervisión
notificación, webhook; número de teléfono, número; llamada, llamar; privacidad, datos personales; seguridad, proteger; ayuda, soporte, contacto
`

/** Phrases that ask for something else than their words say; as `idioms.ts`. */
export const idioms = `
registro de auditoría, actividad, historial: quién borró, quién eliminó, quién cambió, quién modificó, quién creó, quién ha
rol, permiso, acceso: quién puede, quién debe
precio, coste, tarifa: cuánto cuesta, cuánto cuestan
`

/** Words with which people only ask. */
export const asking = `
cómo como qué que quién cuál cuáles dónde cuándo por para yo tú él ella mi mis tu tus su sus nuestro el la los las un una unos unas lo
de del al a en con sin y o u pero si no es son ser estar está hacer hago puedo puede se me te hay tengo quiero necesito debo este esta esto ese esa
`
