// The names of the rule sets.
/*none*/
