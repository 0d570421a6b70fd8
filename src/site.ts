/** The little that documents need of script. Everything works without it. */
